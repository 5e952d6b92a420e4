import { rm } from 'node:fs/promises';
import type { Text } from '#server/refusal/text.ts';
import { UPLOAD_LIFETIME } from '#server/store/uploads/uploadFolder.ts';
import { JobRegistry } from '../JobRegistry.ts';
import type { Job } from '../JobRegistry.ts';
import { explainFailure } from './explainFailure.ts';

/** An uploaded file on disk. */
export type ReceivedFile = {
  /** Unguessable id, also the name on disk. */
  readonly id: string;
  readonly path: string;
  /** The sender's file name: for display, never for paths. */
  readonly name: string;
  readonly bytes: number;
};

export type OwnedFile = ReceivedFile & { readonly userId: string };

/** The import of an uploaded file. */
interface FileKind<Result> {
  readonly subject: { readonly userId: string; readonly fileId: string };
  readonly progress: { readonly share: number; readonly rows: number };
  readonly result: Result;
  readonly failure: Text;
}
export type FileJob<Result> = Job<FileKind<Result>>;

type OnProgress = (share: number, rows: number) => void;
/** Runs the import. */
export type FileWork<Result> = (onProgress: OnProgress) => Promise<Result>;

/** Limit of waiting files per person; a new one replaces the oldest. */
const MOST_FILES = 3;

/** The uploads of a session and their jobs. People see only their own. */
export class FileStore<File extends OwnedFile, Result> {
  readonly #files = new Map<string, File>();
  readonly #jobs = new JobRegistry<FileKind<Result>>(explainFailure);
  readonly #isUsedUp: (result: Result) => boolean;

  /** @param isUsedUp whether a result no longer needs its file; else the file is kept for another attempt. */
  constructor(isUsedUp: (result: Result) => boolean) {
    this.#isUsedUp = isUsedUp;
  }

  keep(file: File): void {
    this.#files.set(file.id, file);
    setTimeout(() => void this.#drop(file.id), UPLOAD_LIFETIME).unref();
    const waiting = [...this.#files.values()].filter(({ userId, id }) => userId === file.userId && !this.#jobOf(id));
    for (const { id } of waiting.slice(0, Math.max(0, waiting.length - MOST_FILES))) void this.#drop(id);
  }

  file(userId: string, id: string): File | undefined {
    const file = this.#files.get(id);
    return file?.userId === userId ? file : undefined;
  }

  job(userId: string, id: string): FileJob<Result> | undefined {
    const job = this.#jobs.find(id);
    return job?.subject.userId === userId ? job : undefined;
  }

  /** Queues an import. A file that is being imported is not queued again. */
  start(file: File, id: string, work: FileWork<Result>): FileJob<Result> {
    return (
      this.#jobOf(file.id) ??
      this.#jobs.start({
        id,
        subject: { userId: file.userId, fileId: file.id },
        progress: { share: 0, rows: 0 },
        work: async ({ report }) => {
          const result = await work((share, rows) => report({ share, rows }));
          if (this.#isUsedUp(result)) await this.#remove(file.id);
          return result;
        },
      })
    );
  }

  /** The running import of a file. */
  #jobOf(fileId: string): FileJob<Result> | undefined {
    return this.#jobs.running.find(({ subject }) => subject.fileId === fileId);
  }

  async #drop(id: string): Promise<void> {
    if (!this.#jobOf(id)) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    const file = this.#files.get(id);
    if (file === undefined) return;
    this.#files.delete(id);
    // A file that cannot be removed now is swept later.
    await rm(file.path, { force: true }).catch(() => undefined);
  }
}
