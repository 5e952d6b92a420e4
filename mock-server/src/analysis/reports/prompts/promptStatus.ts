import type { PromptStatus } from '#client/api/promptSchemas.ts';
import { isReallyMoreOften } from '#server/analysis/stats/signTest.ts';

/** With fewer answers the 95 % interval of a rate near one half is wider than half of the scale. */
const MIN_ANSWERS = 10;
/** Least number of pairs of runs of one platform for judging stability. */
const MIN_PAIRS = 3;
/** Two runs share less than a third of the brands that either names. */
const UNSTABLE_BELOW = 1 / 3;

/** Input for a prompt's status; numbers of answers. */
export interface StatusEvidence {
  /** Of any status. */
  readonly asked: number;
  readonly ok: number;
  readonly refused: number;
  /** Naming the own brand. */
  readonly own: number;
  /** Naming the competitor that is named most often. */
  readonly rival: number;
  /** Naming that competitor and not the own brand, and the reverse. */
  readonly rivalOnly: number;
  readonly ownOnly: number;
  readonly pairs: number;
  /** Mean agreement of those pairs; NaN without a pair. */
  readonly stability: number;
}

function isLost({ own, rival, rivalOnly, ownOnly }: StatusEvidence): boolean {
  return rival > 0 && (own === 0 || isReallyMoreOften(rivalOnly, ownOnly));
}

/**
 * The status of a prompt for the own brand. The first match in this order:
 *
 * - `thin`: fewer than 10 answers were asked for;
 * - `refused`: half of them or more were refused;
 * - `thin`: fewer than 10 answers are ok;
 * - `unstable`: runs of the same platform agree on less than a third of the brands they name (over at least 3 pairs);
 * - `won`: the own brand is named, and no competitor in more answers;
 * - `lost`: a competitor is named and the own brand never is, or the competitor named most is named in significantly more of the same
 * answers (exact sign test over the answers naming only one of the two, 5 %);
 * - `contested`: anything between, also if no brand is named.
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
