import type { PageOutcome, PageProblem } from '../../../client/src/api/ownPageSchemas.ts';
import { HostQueue } from '../fetch/HostQueue.ts';
import { problemOf } from '../fetch/FetchRefusal.ts';

/** How far the reading of some pages is. */
export interface PageJobState {
  readonly id: string;
  readonly projectId: string;
  state: 'running' | 'done' | 'cancelled' | 'failed';
  /** Null until it is known. */
  total: number | null;
  readonly outcomes: PageOutcome[];
  beyond: number;
  problem: PageProblem | null;
}

type Work = (job: PageJobState, tools: { readonly signal: AbortSignal; readonly queue: HostQueue }) => Promise<void>;

/** Jobs told of after they ended. */
const MOST_KEPT = 20;
/** At a time: of one site, and of all. */
const MOST_PER_HOST = 2;
const MOST_REQUESTS = 6;

/** The readings of a session. They share one queue, so that two of them burden no site twice. */
export class PageJobs {
  readonly #jobs = new Map<string, { readonly job: PageJobState; readonly abort: AbortController }>();
  readonly #queue = new HostQueue(MOST_PER_HOST, MOST_REQUESTS);

  find(id: string): PageJobState | undefined {
    return this.#jobs.get(id)?.job;
  }

  start(id: string, projectId: string, work: Work): PageJobState {
    const abort = new AbortController();
    const job: PageJobState = { id, projectId, state: 'running', total: null, outcomes: [], beyond: 0, problem: null };
    this.#jobs.set(id, { job, abort });
    this.#forget();
    void this.#run(job, abort.signal, work);
    return job;
  }

  /** What was read until now stays. */
  cancel(id: string): PageJobState | undefined {
    const found = this.#jobs.get(id);
    if (found?.job.state === 'running') {
      found.job.state = 'cancelled';
      found.abort.abort();
    }
    return found?.job;
  }

  async #run(job: PageJobState, signal: AbortSignal, work: Work): Promise<void> {
    try {
      await work(job, { signal, queue: this.#queue });
      if (!signal.aborted) job.state = 'done';
    } catch (error) {
      if (signal.aborted) return;
      job.problem = problemOf(error);
      job.state = 'failed';
      if (job.problem.kind === 'failed') console.error('Reading pages', error);
    }
  }

  #forget(): void {
    for (const [id, { job }] of this.#jobs) {
      if (this.#jobs.size <= MOST_KEPT) return;
      if (job.state !== 'running') this.#jobs.delete(id);
    }
  }
}
