import { useMemo } from 'react';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { useContentScore } from '#client/components/contentScore/useContentScore.ts';
import type { KitWords } from '#client/lib/contentScore/findKitWords.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';

export interface RatedText {
  readonly text: string;
  /** The inputs of the score; null while they are loading. */
  readonly setting: ScoreSetting | null;
  readonly kit: KitWords;
}

/** The score of the editor's text. The order object is memoized, so that an unchanged text is not scored again. */
export function useDraftScore({ text, setting, kit }: RatedText): ScoreResult | null {
  const order = useMemo(() => (setting === null ? null : { text, setting, kit }), [text, setting, kit]);
  return useContentScore(order);
}
