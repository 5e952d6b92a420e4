import type { Text } from '../refusal/text.ts';

/** Types of a job's subject, progress, result and error. */
interface JobKind {
  /** Subject and owner of the job. */
  readonly subject: object;
  /** Progress of the work. */
  readonly progress: object;
  readonly result: unknown;
  /** Why a job failed, in the form of its reply. */
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
  /** The last reported progress; kept when the job ends. */
  readonly progress: K['progress'];
  readonly state: JobState<K>;
}

/** Context of a job's work: a progress callback and an abort signal. */
export interface JobTools<K extends JobKind> {
  readonly report: (progress: K['progress']) => void;
  readonly signal: AbortSignal;
}

interface JobOrder<K extends JobKind> {
  readonly id: string;
  readonly subject: K['subject'];
  /** Initial progress. */
  readonly progress: K['progress'];
  readonly work: (tools: JobTools<K>) => Promise<K['result']>;
}

interface Entry<K extends JobKind> extends Job<K> {
  progress: K['progress'];
  state: JobState<K>;
  readonly abort: AbortController;
}

/** Error of a cancelled job, for replies that know only done and failed jobs. */
export const CANCELLED: Text = { zh: '已取消', en: 'it was canceled' };

/** Limit of ended jobs in memory. */
const MOST_KEPT = 50;

/**
 * Background jobs of one kind: one call starts a job and returns at once, later calls poll it by id. An ended job, also a cancelled
 * one, does not change any more. The oldest ended jobs are dropped.
 */
export class JobRegistry<K extends JobKind> {
  readonly #explain: (error: unknown) => K['failure'];
  readonly #mostStored: number;
  readonly #jobs = new Map<string, Entry<K>>();

  /** @param explain maps an error of the work to its reply; logs bugs. */
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

  /** Cancels a running job; its progress stays. */
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
