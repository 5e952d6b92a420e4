import type { Text } from '../refusal/text.ts';

/** What the jobs of a registry are about, tell and end with. */
interface JobKind {
  /** What is worked on, and for whom. */
  readonly subject: object;
  /** How far the work is. */
  readonly progress: object;
  readonly result: unknown;
  /** Why a job failed, in the form in which its reader is told. */
  readonly failure: object;
}

type JobState<K extends JobKind> =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly result: K['result'] }
  | { readonly state: 'failed'; readonly reason: K['failure'] }
  | { readonly state: 'cancelled' };

export interface Job<K extends JobKind> {
  readonly id: string;
  readonly subject: K['subject'];
  /** As it was last reported; it stays when the job ends. */
  readonly progress: K['progress'];
  readonly state: JobState<K>;
}

/** What the work of a job is given: somebody to report to, and the signal to stop. */
export interface JobTools<K extends JobKind> {
  readonly report: (progress: K['progress']) => void;
  readonly signal: AbortSignal;
}

interface JobOrder<K extends JobKind> {
  readonly id: string;
  readonly subject: K['subject'];
  /** At the beginning. */
  readonly progress: K['progress'];
  readonly work: (tools: JobTools<K>) => Promise<K['result']>;
}

interface Entry<K extends JobKind> extends Job<K> {
  progress: K['progress'];
  state: JobState<K>;
  readonly abort: AbortController;
}

/** What to tell of a cancelled job where its reader knows jobs that are done or failed only. */
export const CANCELLED: Text = { zh: '已取消', en: 'it was canceled' };

/** Jobs remembered after they ended. */
const MOST_KEPT = 50;

/**
 * Background jobs of one kind: a call starts one and answers at once, later calls ask by its id how far it is. A job that has ended,
 * also by being cancelled, stays as it ended. The oldest ended ones are forgotten.
 */
export class JobRegistry<K extends JobKind> {
  readonly #explain: (error: unknown) => K['failure'];
  readonly #mostStored: number;
  readonly #jobs = new Map<string, Entry<K>>();

  /** @param explain what to tell of an error that the work throws; bugs are logged there. */
  constructor(explain: (error: unknown) => K['failure'], mostStored = MOST_KEPT) {
    this.#explain = explain;
    this.#mostStored = mostStored;
  }

  find(id: string): Job<K> | undefined {
    return this.#jobs.get(id);
  }

  get running(): readonly Job<K>[] {
    return [...this.#jobs.values()].filter(({ state }) => state.state === 'running');
  }

  start({ id, subject, progress, work }: JobOrder<K>): Job<K> {
    const job: Entry<K> = { id, subject, progress, state: { state: 'running' }, abort: new AbortController() };
    this.#jobs.set(id, job);
    this.#forget();
    void this.#run(job, work);
    return job;
  }

  /** Stops a job that runs; what it reported stays. */
  cancel(id: string): void {
    const job = this.#jobs.get(id);
    if (job?.state.state !== 'running') return;
    job.state = { state: 'cancelled' };
    job.abort.abort();
  }

  async #run(job: Entry<K>, work: JobOrder<K>['work']): Promise<void> {
    const { signal } = job.abort;
    const report = (progress: K['progress']): void => {
      if (job.state.state === 'running') job.progress = progress;
    };
    try {
      const result = await work({ report, signal });
      if (!signal.aborted) job.state = { state: 'done', result };
    } catch (error) {
      if (!signal.aborted) job.state = { state: 'failed', reason: this.#explain(error) };
    }
  }

  #forget(): void {
    for (const [id, { state }] of this.#jobs) {
      if (this.#jobs.size <= this.#mostStored) return;
      if (state.state !== 'running') this.#jobs.delete(id);
    }
  }
}
