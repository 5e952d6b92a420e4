import { findKitWords } from '../../lib/contentScore/findKitWords.ts';
import type { KitWord, KitWords } from '../../lib/contentScore/findKitWords.ts';
import { unsourcedOf } from '../../lib/contentScore/findUnsourced.ts';
import { createContext } from '../../lib/contentScore/ScoreContext.ts';
import { scoreOf } from '../../lib/contentScore/scoreContent.ts';
import type { ContentScore, ScoreSetting, UnsourcedClaim } from '../../lib/contentScore/types.ts';

/** What the page asks of the worker. */
export interface ScoreOrder {
  readonly text: string;
  /** The same object for as long as nothing in it changes: it is sent to the worker once, and not with every key. */
  readonly setting: ScoreSetting;
  readonly kit: KitWords;
}

/** An order as it is sent. */
export interface SentOrder extends Omit<ScoreOrder, 'setting'> {
  /** Null: that of the order before. */
  readonly setting: ScoreSetting | null;
}

/** What it answers; offsets are those of the text that was sent. */
export interface ScoreResult {
  readonly text: string;
  readonly score: ContentScore;
  readonly unsourced: readonly UnsourcedClaim[];
  readonly kitWords: readonly KitWord[];
}

/** All that is shown of a text, from one reading of it. */
export function rateDraft({ text, setting, kit }: ScoreOrder): ScoreResult {
  const context = createContext({ ...setting, text });
  return {
    text,
    score: scoreOf(context),
    unsourced: unsourcedOf(context.claims),
    kitWords: findKitWords(text, kit),
  };
}

/** Takes the orders of one text, one after the other, and keeps what they are rated by. */
export function createRater(): (order: SentOrder) => ScoreResult | null {
  let kept: ScoreSetting | null = null;
  return ({ text, setting, kit }) => {
    kept = setting ?? kept;
    return kept === null ? null : rateDraft({ text, setting: kept, kit });
  };
}
