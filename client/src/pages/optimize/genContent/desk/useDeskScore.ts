import { useMemo } from 'react';
import type { ScoreResult } from '../../../../components/contentScore/scoreMessages.ts';
import { useContentScore } from '../../../../components/contentScore/useContentScore.ts';
import type { KitWords } from '../../../../lib/contentScore/findKitWords.ts';
import { toIsoDate } from '../../../../lib/dates.ts';

export interface DeskText {
  readonly text: string;
  readonly prompts: readonly { readonly id: string; readonly text: string }[];
  /** Names of the brand, of which one must be named. */
  readonly entities: readonly string[];
  readonly kit: KitWords;
}

/** The score of what stands on the desk. The order is the same object while nothing in it changed, so that nothing is rated twice. */
export function useDeskScore({ text, prompts, entities, kit }: DeskText): ScoreResult | null {
  const today = toIsoDate(new Date());
  const order = useMemo(
    () => ({ input: { text, prompts, entities, today, facts: null }, kit }),
    [text, prompts, entities, today, kit],
  );
  return useContentScore(order);
}
