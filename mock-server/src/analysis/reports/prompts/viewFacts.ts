import { hasDomain } from '#server/analysis/citations/hasDomain.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { PromptReading } from './promptReading.ts';

/** Facts of a prompt for the built-in views. Bit b of a mask is brand b of the project; bit 0, the own brand, is never set. */
interface ViewFacts {
  /** Brands named in more answers than the own brand. */
  readonly ahead: number;
  /** Brands named now and in no answer of the previous period; none if that period has no answers. */
  readonly fresh: number;
  /** Answers cite an own page without naming the own brand. */
  readonly citedNotNamed: boolean;
  /** The own brand is named but no answer cites its pages, though citations were captured. */
  readonly namedNotCited: boolean;
}

/** The facts of a prompt from its current answers (`reading`) and its ok rows of the previous period. */
export function viewFacts(table: AnswerTable, reading: PromptReading, okBefore: Uint32Array): ViewFacts {
  const own = reading.named[0] ?? 0;
  let [ahead, now, before] = [0, 0, 0];
  reading.named.forEach((named, brand) => {
    ahead |= named > own ? 1 << brand : 0;
    now |= named > 0 ? 1 << brand : 0;
  });
  for (const row of okBefore) {
    before |= table.namedMask[row] ?? 0;
  }
  return {
    ahead,
    fresh: okBefore.length === 0 ? 0 : now & ~before & ~1,
    citedNotNamed: reading.citedSilently > 0,
    namedNotCited: hasDomain(table.project, 0) && own > 0 && reading.captured > 0 && reading.citingOwn === 0,
  };
}
