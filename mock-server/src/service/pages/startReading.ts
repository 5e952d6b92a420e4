import type { PageProblem } from '#client/api/ownPageSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import { problemOf } from '#server/ingest/pages/FetchRefusal.ts';
import { HostQueue } from '#server/ingest/pages/HostQueue.ts';
import type { SitemapRest } from '#server/ingest/pages/sitemapPages.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { JobRegistry } from '../JobRegistry.ts';
import type { Job } from '../JobRegistry.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { readPages } from './readPages.ts';
import type { FetchPagesOrder, ReadingProgress } from './readPages.ts';

/** A job that fetches pages. */
export interface ReadingKind {
  readonly subject: { readonly projectId: string };
  readonly progress: ReadingProgress;
  readonly result: null;
  readonly failure: PageProblem;
}

const NOTHING_LEFT_OUT: SitemapRest = { beyond: 0, elsewhere: 0, unread: [], unasked: 0 };
const MOST_KEPT = 20;
/** Concurrent requests: per site, and in total. */
const MOST_PER_HOST = 2;
const MOST_REQUESTS = 6;

/** The fetch jobs of a session. They share one queue, so that two jobs do not load one site twice. */
const readingsOf = memoize((_state: MockState) => ({
  jobs: new JobRegistry<ReadingKind>(explain, MOST_KEPT),
  queue: new HostQueue(MOST_PER_HOST, MOST_REQUESTS),
}));

/** The fetch jobs of a session, for polling and cancelling. */
export function readingJobs(state: MockState): JobRegistry<ReadingKind> {
  return readingsOf(state).jobs;
}

/** Starts a job that fetches pages into the inventory. */
export function startReading(project: ProjectSession, order: FetchPagesOrder): Job<ReadingKind> {
  const { jobs, queue } = readingsOf(project.state);
  const progress: ReadingProgress = { total: null, outcomes: [], rest: NOTHING_LEFT_OUT };
  return jobs.start({
    id: project.server.environment.secret(),
    subject: { projectId: project.id },
    progress,
    work: async ({ signal }) => {
      await readPages(project, order, progress, { signal, queue });
      return null;
    },
  });
}

function explain(error: unknown): PageProblem {
  const problem = problemOf(error);
  if (problem.kind === 'failed') console.error('Reading pages', error);
  return problem;
}
