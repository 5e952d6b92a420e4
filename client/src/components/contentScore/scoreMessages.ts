import { findKitWords } from '#client/lib/contentScore/findKitWords.ts';
import type { KitWord, KitWords } from '#client/lib/contentScore/findKitWords.ts';
import { unsourcedOf } from '#client/lib/contentScore/findUnsourced.ts';
import { scoreOf } from '#client/lib/contentScore/scoreContent.ts';
import { createContext } from '#client/lib/contentScore/ScoreContext.ts';
import type { ContentScore, ScoreSetting, UnsourcedClaim } from '#client/lib/contentScore/types.ts';

/** The page's request to the worker. */
export interface ScoreOrder {
  readonly text: string;
  /** The same object as long as nothing in it changes: it is sent to the worker once, not with every keystroke. */
  readonly setting: ScoreSetting;
  readonly kit: KitWords;
}

/** A request as it is posted. */
export interface SentOrder extends Omit<ScoreOrder, 'setting'> {
  /** Null: the same as in the previous request. */
  readonly setting: ScoreSetting | null;
}

/** The worker's response; offsets refer to the text that was sent. */
export interface ScoreResult {
  readonly text: string;
  readonly score: ContentScore;
  readonly unsourced: readonly UnsourcedClaim[];
  readonly kitWords: readonly KitWord[];
}

/** Computes everything that is shown about a text in one pass. */
export function rateDraft({ text, setting, kit }: ScoreOrder): ScoreResult {
  const context = createContext({ ...setting, text });
  return {
    text,
    score: scoreOf(context),
    unsourced: unsourcedOf(context.claims),
    kitWords: findKitWords(text, kit),
  };
}

/** Creates a rater for the requests of one text; it caches the last setting. */
export function createRater(): (order: SentOrder) => ScoreResult | null {
  let kept: ScoreSetting | null = null;
  return ({ text, setting, kit }) => {
    kept = setting ?? kept;
    return kept === null ? null : rateDraft({ text, setting: kept, kit });
  };
}
