import { memoize } from '#client/lib/memoize.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { SketchIndex } from '../SketchIndex.ts';
import { shinglesOf } from '../sketchPage.ts';
import type { PageSketch } from '../sketchPage.ts';

/** Two texts with this share of common shingles are duplicates. */
const SAME = 0.8;

/** Memoized per list of pages: a draft is rated at every keystroke, the list stays the same. */
const indexOf = memoize((pages: readonly PageSketch[]) => new SketchIndex(pages));

/** Penalty: four fifths of this text also stand on another own page, or four fifths of that page in this text. */
export function rateNearDuplicate({ input, claims }: ScoreContext): Rating {
  const { ownPages = [], pageId = null } = input;
  if (ownPages.length === 0) return { value: 0, found: [], missing: [] };
  const same = indexOf(ownPages)
    .match(shinglesOf(claims), SAME)
    .filter(({ sketch }) => sketch.id !== pageId);
  return {
    value: same.length > 0 ? 1 : 0,
    found: [],
    missing: same.map(({ sketch: { id, title }, share }) => ({
      id: 'nearDuplicate.page',
      at: null,
      values: { page: title === '' ? id : title, share: Math.round(share * 100) },
    })),
  };
}
