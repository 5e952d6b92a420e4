import type { Turn } from '../chatPairs.ts';
import { pairsOf } from '../chatPairs.ts';

/** A turn with the one it follows; '' where it follows none, or nobody says. */
export interface TreeTurn extends Turn {
  readonly id: string;
  readonly parent: string;
}

const MOST_STEPS = 200;

/**
 * What was asked and answered where several answers may follow one question: each of them is one of its own. Where no turn names the one
 * it follows, they follow each other.
 */
export function treePairs(turns: readonly TreeTurn[]): ReturnType<typeof pairsOf> {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  if (!turns.some(({ parent }) => byId.has(parent))) return pairsOf(turns);
  const continued = new Set(turns.flatMap(({ speaker, parent }) => (speaker === 'user' ? [] : [parent])));
  const ends = turns.filter(({ id, speaker }) => speaker === 'assistant' && !continued.has(id));
  return ends.flatMap((end) => {
    const chain: TreeTurn[] = [end];
    for (let step = 0; step < MOST_STEPS && chain[0]?.speaker !== 'user'; step += 1) {
      const before = byId.get(chain[0]?.parent ?? '');
      if (before === undefined) break;
      chain.unshift(before);
    }
    return pairsOf(chain);
  });
}
