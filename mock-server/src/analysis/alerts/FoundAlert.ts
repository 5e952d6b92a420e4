import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';

/** An alert with its certainty. */
export interface FoundAlert extends WorkplaceAlert {
  /** Based on a statistical test over the answers, so it may be due to chance; else it is an observation, such as a model's new name. */
  readonly tested: boolean;
  /** For tests: significant at 99 %, too. Observations are certain. */
  readonly certain: boolean;
}

/** A test or observation of an evaluation, whether it gave an alert or not. */
export interface Candidate {
  /** Null: the test found nothing worth an alert. It still counts among the tests. */
  readonly alert: WorkplaceAlert | null;
  /** Two-sided. */
  readonly pValue: number;
  readonly certain: boolean;
}

/** Significance level of a single test for "certain": one in a hundred by chance. */
export const CERTAIN = 0.01;
