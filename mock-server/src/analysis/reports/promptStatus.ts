import type { PromptStatus } from '#client/api/promptSchemas.ts';
import { isReallyMoreOften } from '../stats/signTest.ts';

/** With fewer answers the 95 % interval of a rate near a half spans more than half of the scale. */
const MIN_ANSWERS = 10;
/** Pairs of runs of one platform that stability must stand on. */
const MIN_PAIRS = 3;
/** Two runs share less than a third of the brands that either names. */
const UNSTABLE_BELOW = 1 / 3;

/** What a prompt's status is judged by; counts of answers. */
export interface StatusEvidence {
  /** Whatever their status. */
  readonly asked: number;
  readonly ok: number;
  readonly refused: number;
  /** Naming the own brand. */
  readonly own: number;
  /** Naming the rival that is named most often. */
  readonly rival: number;
  /** Naming that rival and not the own brand, and the other way round. */
  readonly rivalOnly: number;
  readonly ownOnly: number;
  readonly pairs: number;
  /** Mean agreement of those pairs; NaN without one. */
  readonly stability: number;
}

function isLost({ own, rival, rivalOnly, ownOnly }: StatusEvidence): boolean {
  return rival > 0 && (own === 0 || isReallyMoreOften(rivalOnly, ownOnly));
}

/**
 * How a prompt stands for the own brand. The first that fits, in this order:
 *
 * - `thin`: fewer than 10 answers were asked for;
 * - `refused`: half of them or more were refused;
 * - `thin`: fewer than 10 answers are ok;
 * - `unstable`: runs of the same platform agree on less than a third of the brands they name (over at least 3 pairs);
 * - `won`: we are named, and no rival in more answers;
 * - `lost`: a rival is named and we never are, or the rival named most is so in more of the same answers beyond chance
 *   (exact sign test over the answers naming only one of the two, 5 %);
 * - `contested`: anything between, also where nobody is named.
 */
export function promptStatus(evidence: StatusEvidence): PromptStatus {
  const { asked, ok, refused, own, rival, pairs, stability } = evidence;
  if (asked < MIN_ANSWERS) {
    return 'thin';
  }
  if (refused * 2 >= asked) {
    return 'refused';
  }
  if (ok < MIN_ANSWERS) {
    return 'thin';
  }
  if (pairs >= MIN_PAIRS && stability < UNSTABLE_BELOW) {
    return 'unstable';
  }
  if (own > 0 && own >= rival) {
    return 'won';
  }
  return isLost(evidence) ? 'lost' : 'contested';
}
