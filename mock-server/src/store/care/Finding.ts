import type { Text } from '../../refusal/text.ts';

/** Something wrong with a data folder. */
export interface Finding {
  readonly file: string;
  readonly wrong: Text;
  /** What mending does, and what is lost by it; null: nobody can mend it here. */
  readonly remedy: Text | null;
  readonly mend: () => void;
}

/** Nobody can mend it here. */
export const NOT_MENDED: Pick<Finding, 'remedy' | 'mend'> = { remedy: null, mend: () => undefined };
