import { useMemo } from 'react';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { useContentScore } from '#client/components/contentScore/useContentScore.ts';
import type { KitWords } from '#client/lib/contentScore/findKitWords.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';

export interface RatedText {
  readonly text: string;
  /** What the text is rated by; null while that is being fetched. */
  readonly setting: ScoreSetting | null;
  readonly kit: KitWords;
}

/** The score of what stands in the editor. The order is the same object while nothing in it changed, so that nothing is rated twice. */
export function useDraftScore({ text, setting, kit }: RatedText): ScoreResult | null {
  const order = useMemo(() => (setting === null ? null : { text, setting, kit }), [text, setting, kit]);
  return useContentScore(order);
}
