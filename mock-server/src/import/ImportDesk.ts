import { rm } from 'node:fs/promises';
import type { ImportInspection, ImportResult } from '../../../client/src/api/manageSchemas.ts';
import type { ExportedBrand } from '../../../client/src/lib/answerExport.ts';
import type { Text } from '../http/text.ts';
import { explainFailure } from './explainFailure.ts';
import type { ReceivedFile } from './receiveUpload.ts';
import { UPLOAD_LIFETIME } from './uploadFolder.ts';

/** An uploaded file and what was found in it at first sight. */
export type StoredUpload = ReceivedFile &
  Pick<ImportInspection, 'format' | 'mapping'> & {
    readonly userId: string;
    readonly columns: readonly string[];
    readonly brands: readonly ExportedBrand[];
  };

export type ImportJobState =
  | { readonly state: 'running'; readonly share: number; readonly rows: number }
  | { readonly state: 'done'; readonly result: ImportResult }
  | { readonly state: 'failed'; readonly reason: Text };

export type ImportJob = {
  readonly id: string;
  readonly userId: string;
  readonly fileId: string;
  state: ImportJobState;
};

type OnProgress = (share: number, rows: number) => void;
/** Does the import. Its result leaves `project_id` null when nothing was written: the file is kept then. */
export type ImportWork = (onProgress: OnProgress) => Promise<ImportResult>;

/** Files a person has waiting; one more takes the place of the oldest. */
const MOST_FILES = 3;
const MOST_JOBS = 50;

/** The uploads and imports of one session. Everybody sees their own only. */
export class ImportDesk {
  readonly #files = new Map<string, StoredUpload>();
  readonly #jobs = new Map<string, ImportJob>();

  keep(file: StoredUpload): void {
    this.#files.set(file.id, file);
    setTimeout(() => void this.#drop(file.id), UPLOAD_LIFETIME).unref();
    const waiting = [...this.#files.values()].filter(({ userId, id }) => userId === file.userId && !this.#isRead(id));
    for (const { id } of waiting.slice(0, Math.max(0, waiting.length - MOST_FILES))) void this.#drop(id);
  }

  file(userId: string, id: string): StoredUpload | undefined {
    const file = this.#files.get(id);
    return file?.userId === userId ? file : undefined;
  }

  job(userId: string, id: string): ImportJob | undefined {
    const job = this.#jobs.get(id);
    return job?.userId === userId ? job : undefined;
  }

  /** Begins an import when its turn comes. A file that is being imported is not imported a second time. */
  start(file: StoredUpload, id: string, work: ImportWork): ImportJob {
    const running = [...this.#jobs.values()].find(
      ({ fileId, state }) => fileId === file.id && state.state === 'running',
    );
    if (running !== undefined) return running;
    const job: ImportJob = {
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

  async #run(job: ImportJob, work: ImportWork): Promise<void> {
    try {
      const result = await work((share, rows) => {
        job.state = { state: 'running', share, rows };
      });
      job.state = { state: 'done', result };
      if (result.project_id !== null) await this.#drop(job.fileId);
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
