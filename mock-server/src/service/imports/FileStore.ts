import { rm } from 'node:fs/promises';
import { UPLOAD_LIFETIME } from '../../store/uploads/uploadFolder.ts';
import type { Text } from '../../refusal/text.ts';
import { JobRegistry } from '../JobRegistry.ts';
import type { Job } from '../JobRegistry.ts';
import { explainFailure } from './explainFailure.ts';

/** An uploaded file on disk. */
export type ReceivedFile = {
  /** Unguessable; also its name on disk. */
  readonly id: string;
  readonly path: string;
  /** As its sender calls it: for people, never for paths. */
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
/** Reads the file. */
export type FileWork<Result> = (onProgress: OnProgress) => Promise<Result>;

/** Files a person has waiting; one more takes the place of the oldest. */
const MOST_FILES = 3;

/** The uploads of one session and what is made of them. Everybody sees their own only. */
export class FileStore<File extends OwnedFile, Result> {
  readonly #files = new Map<string, File>();
  readonly #jobs = new JobRegistry<FileKind<Result>>(explainFailure);
  readonly #isUsedUp: (result: Result) => boolean;

  /** @param isUsedUp whether a result needs its file no more; else it is kept for another try. */
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

  /** Begins an import when its turn comes. A file that is being imported is not imported a second time. */
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

  /** The import of a file that runs now. */
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
    // What cannot be removed now is swept later.
    await rm(file.path, { force: true }).catch(() => undefined);
  }
}
