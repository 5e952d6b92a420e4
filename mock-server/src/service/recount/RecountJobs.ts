import pLimit from 'p-limit';
import type { RecountJob } from '#client/api/brandNamesSchemas.ts';
import type { Text } from '#server/refusal/text.ts';
import { JobRegistry } from '../JobRegistry.ts';
import type { Job, JobTools } from '../JobRegistry.ts';

/** Result of a finished recount. */
export type RecountReport = Extract<RecountJob, { state: 'done' }>['result'];

export interface RecountKind<Result = RecountReport> {
  readonly subject: {
    readonly projectId: string;
    /** Whether it changes the project at the end. */
    readonly saves: boolean;
  };
  /** Share of counted answers, 0 to 1. */
  readonly progress: { readonly share: number };
  readonly result: Result;
  readonly failure: Text;
}

type Work<Result> = (tools: JobTools<RecountKind<Result>>) => Promise<Result>;

const MOST_KEPT = 20;
/** Abort reason of a cancelled recount. */
export const SUPERSEDED: Text = { zh: '已被新的任务取代', en: 'Replaced by a newer job' };

/**
 * The recounts of a session, one at a time. A new recount replaces an unfinished one of the same project, but a preview never replaces
 * one that saves.
 */
export class RecountJobs<Result = RecountReport> {
  readonly #jobs: JobRegistry<RecountKind<Result>>;
  readonly #queue = pLimit(1);

  constructor(explain: (error: unknown) => Text) {
    this.#jobs = new JobRegistry(explain, MOST_KEPT);
  }

  find(id: string): Job<RecountKind<Result>> | undefined {
    return this.#jobs.find(id);
  }

  start(id: string, subject: RecountKind['subject'], work: Work<Result>): Job<RecountKind<Result>> {
    for (const { id: olderId, subject: older } of this.#jobs.running) {
      const isSuperseded = older.projectId === subject.projectId && (subject.saves || !older.saves);
      if (isSuperseded) this.#jobs.cancel(olderId);
    }
    const inTurn: Work<Result> = (tools) =>
      this.#queue(() => {
        tools.signal.throwIfAborted();
        return work(tools);
      });
    return this.#jobs.start({ id, subject, progress: { share: 0 }, work: inTurn });
  }
}
