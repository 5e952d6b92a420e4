import { findKitWords } from '../../lib/contentScore/findKitWords.ts';
import type { KitWord, KitWords } from '../../lib/contentScore/findKitWords.ts';
import { unsourcedOf } from '../../lib/contentScore/findUnsourced.ts';
import { createContext } from '../../lib/contentScore/ScoreContext.ts';
import { scoreOf } from '../../lib/contentScore/scoreContent.ts';
import type { ContentScore, ScoreInput, UnsourcedClaim } from '../../lib/contentScore/types.ts';

/** What the page asks of the worker. */
export interface ScoreOrder {
  readonly input: ScoreInput;
  readonly kit: KitWords;
}

/** What it answers; offsets are those of the text that was sent. */
export interface ScoreResult {
  readonly text: string;
  readonly score: ContentScore;
  readonly unsourced: readonly UnsourcedClaim[];
  readonly kitWords: readonly KitWord[];
}

/** All that is shown of a text, from one reading of it. */
export function rateDraft({ input, kit }: ScoreOrder): ScoreResult {
  const context = createContext(input);
  return {
    text: input.text,
    score: scoreOf(context),
    unsourced: unsourcedOf(context.claims),
    kitWords: findKitWords(input.text, kit),
  };
}
