import type { Text } from '../http/text.ts';

/** How far a piece of work is; `share` 0 to 1. */
export type JobState<T> =
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'done'; readonly result: T }
  | { readonly state: 'failed'; readonly reason: Text };

export interface Job<T> {
  readonly id: string;
  readonly projectId: string;
  /** Whether it changes the project when it is done. */
  readonly saves: boolean;
  readonly state: JobState<T>;
}

interface Running<T> extends Job<T> {
  state: JobState<T>;
  readonly abort: AbortController;
  readonly finished: Promise<void>;
}

/** What a job is given: somebody to tell how far it is, and the sign to stop. */
export interface JobTools {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface JobOrder<T> extends Pick<Job<T>, 'id' | 'projectId' | 'saves'> {
  readonly work: (tools: JobTools) => Promise<T>;
  /** Why a job failed, in words for people. */
  readonly explain: (error: unknown) => Text;
}

/** Jobs told of after they ended. */
const MOST_KEPT = 20;
const SUPERSEDED: Text = { zh: '已被新的任务取代', en: 'A newer job took its place' };

/**
 * The long jobs of a session, one at a time. A newer one takes the place of an older one of the same project that is not done,
 * but only a job that saves may take the place of one that does: a trial must not undo what somebody has decided.
 */
export class JobBook<T> {
  readonly #jobs = new Map<string, Running<T>>();

  find(id: string): Job<T> | undefined {
    return this.#jobs.get(id);
  }

  start({ id, projectId, saves, work, explain }: JobOrder<T>): Job<T> {
    const unfinished = [...this.#jobs.values()].filter(({ state }) => state.state === 'running');
    for (const older of unfinished) {
      if (older.projectId === projectId && (saves || !older.saves)) end(older);
    }
    const abort = new AbortController();
    const onProgress = (share: number): void => {
      if (job.state.state === 'running') job.state = { state: 'running', share };
    };
    const run = async (): Promise<void> => {
      await Promise.all(unfinished.map(({ finished }) => finished));
      try {
        abort.signal.throwIfAborted();
        job.state = { state: 'done', result: await work({ onProgress, signal: abort.signal }) };
      } catch (error) {
        job.state = { state: 'failed', reason: abort.signal.aborted ? SUPERSEDED : explain(error) };
      }
    };
    const job: Running<T> = { id, projectId, saves, state: { state: 'running', share: 0 }, abort, finished: run() };
    this.#jobs.set(id, job);
    this.#forget();
    return job;
  }

  #forget(): void {
    for (const [id, { state }] of this.#jobs) {
      if (this.#jobs.size <= MOST_KEPT) return;
      if (state.state !== 'running') this.#jobs.delete(id);
    }
  }
}

function end(job: Running<unknown>): void {
  job.abort.abort();
  job.state = { state: 'failed', reason: SUPERSEDED };
}
