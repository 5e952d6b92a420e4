import { rm } from 'node:fs/promises';
import type { Text } from '../http/text.ts';
import { explainFailure } from './explainFailure.ts';
import type { ReceivedFile } from './receiveUpload.ts';
import { UPLOAD_LIFETIME } from './uploadFolder.ts';

export type OwnedFile = ReceivedFile & { readonly userId: string };

export type FileJobState<Result> =
  | { readonly state: 'running'; readonly share: number; readonly rows: number }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly reason: Text };

export type FileJob<Result> = {
  readonly id: string;
  readonly userId: string;
  readonly fileId: string;
  state: FileJobState<Result>;
};

type OnProgress = (share: number, rows: number) => void;
/** Reads the file. */
export type FileWork<Result> = (onProgress: OnProgress) => Promise<Result>;

/** Files a person has waiting; one more takes the place of the oldest. */
const MOST_FILES = 3;
const MOST_JOBS = 50;

/** The uploads of one session and what is made of them. Everybody sees their own only. */
export class FileDesk<File extends OwnedFile, Result> {
  readonly #files = new Map<string, File>();
  readonly #jobs = new Map<string, FileJob<Result>>();

  readonly #isUsedUp: (result: Result) => boolean;

  /** @param isUsedUp whether a result needs its file no more; else it is kept for another try. */
  constructor(isUsedUp: (result: Result) => boolean) {
    this.#isUsedUp = isUsedUp;
  }

  keep(file: File): void {
    this.#files.set(file.id, file);
    setTimeout(() => void this.#drop(file.id), UPLOAD_LIFETIME).unref();
    const waiting = [...this.#files.values()].filter(({ userId, id }) => userId === file.userId && !this.#isRead(id));
    for (const { id } of waiting.slice(0, Math.max(0, waiting.length - MOST_FILES))) void this.#drop(id);
  }

  file(userId: string, id: string): File | undefined {
    const file = this.#files.get(id);
    return file?.userId === userId ? file : undefined;
  }

  job(userId: string, id: string): FileJob<Result> | undefined {
    const job = this.#jobs.get(id);
    return job?.userId === userId ? job : undefined;
  }

  /** Begins an import when its turn comes. A file that is being imported is not imported a second time. */
  start(file: File, id: string, work: FileWork<Result>): FileJob<Result> {
    const running = [...this.#jobs.values()].find(
      ({ fileId, state }) => fileId === file.id && state.state === 'running',
    );
    if (running !== undefined) return running;
    const job: FileJob<Result> = {
      id,
      userId: file.userId,
      fileId: file.id,
      state: { state: 'running', share: 0, rows: 0 },
    };
    this.#jobs.set(id, job);
    this.#forgetJobs();
    void this.#run(job, work);
    return job;
  }

  async #run(job: FileJob<Result>, work: FileWork<Result>): Promise<void> {
    try {
      const result = await work((share, rows) => {
        job.state = { state: 'running', share, rows };
      });
      job.state = { state: 'done', result };
      if (this.#isUsedUp(result)) await this.#drop(job.fileId);
    } catch (error) {
      job.state = { state: 'failed', reason: explainFailure(error) };
    }
  }

  #isRead(fileId: string): boolean {
    return [...this.#jobs.values()].some((job) => job.fileId === fileId && job.state.state === 'running');
  }

  async #drop(id: string): Promise<void> {
    const file = this.#files.get(id);
    if (file === undefined || this.#isRead(id)) return;
    this.#files.delete(id);
    // What cannot be removed now is swept later.
    await rm(file.path, { force: true }).catch(() => undefined);
  }

  #forgetJobs(): void {
    for (const [id, { state }] of this.#jobs) {
      if (this.#jobs.size <= MOST_JOBS) return;
      if (state.state !== 'running') this.#jobs.delete(id);
    }
  }
}
