import type { Text } from '#server/refusal/text.ts';

/** A problem in a data folder. */
export interface Finding {
  readonly file: string;
  readonly wrong: Text;
  /** What a repair does and loses; null: not repairable here. */
  readonly remedy: Text | null;
  readonly mend: () => void;
}

/** Not repairable here. */
export const NOT_MENDED: Pick<Finding, 'remedy' | 'mend'> = { remedy: null, mend: () => undefined };
