import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';

/** An alert with how surely it was found. */
export interface FoundAlert extends WorkplaceAlert {
  /** A test over the answers stands behind it, so that chance may have made it; else it is an observation, such as a model's new name. */
  readonly tested: boolean;
  /** Of tests: it is beyond chance at 99 %, too. Observations are certain. */
  readonly certain: boolean;
}

/** Something an evaluation looks at, whether it found it or not. */
export interface Candidate {
  /** Null: the test was made and found nothing that is worth an alert. It counts among the tests all the same. */
  readonly alert: WorkplaceAlert | null;
  /** Two-sided. */
  readonly pValue: number;
  readonly certain: boolean;
}

/** Alone, what chance does once in a hundred times does not count as certain. */
export const CERTAIN = 0.01;
