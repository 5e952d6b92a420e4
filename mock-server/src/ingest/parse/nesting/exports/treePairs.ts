import type { Turn } from '../chatPairs.ts';
import { pairsOf } from '../chatPairs.ts';

/** A turn with its parent; '' for a root or an unknown parent. */
export interface TreeTurn extends Turn {
  readonly id: string;
  readonly parent: string;
}

const MOST_STEPS = 200;

/**
 * Pairs questions with answers in a tree, where several answers may follow one question: each gives its own pair. Without any parent ids
 * the turns form one sequence.
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
