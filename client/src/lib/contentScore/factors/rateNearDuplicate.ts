import { readClaims } from '../claims/readClaims.ts';
import type { Claims } from '../claims/readClaims.ts';
import { withoutFigures } from '../claims/withoutFigures.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { readDocument } from '../text/readDocument.ts';
import { foldKeepingOffsets } from '../text/terms.ts';

/** From this share of common shingles on two texts are one. */
const SAME = 0.8;
/** Words, or Chinese characters, in a shingle (Broder 1997, "On the resemblance and containment of documents"). */
const SHINGLE = 4;
/** Fewer shingles say nothing. */
const LEAST = 20;
const TOKEN = /\p{sc=Han}|\p{L}+(?:['’-]\p{L}+)*/gu;

interface Shingles {
  readonly all: ReadonlySet<string>;
  /** Of sentences that hold no unsourced claim. */
  readonly backed: ReadonlySet<string>;
}

/** Shingles of each sentence, figures left out, so that neither a figure more nor another sentence between makes a copy unlike. */
function shinglesOf({ document, figures, flagged }: Claims): Shingles {
  const all = new Set<string>();
  const backed = new Set<string>();
  for (const [i, sentence] of document.sentences.entries()) {
    const tokens = foldKeepingOffsets(withoutFigures(sentence, figures[i])).match(TOKEN) ?? [];
    for (let from = 0; from + SHINGLE <= tokens.length; from += 1) {
      const shingle = tokens.slice(from, from + SHINGLE).join(' ');
      all.add(shingle);
      if (flagged[i] !== true) backed.add(shingle);
    }
  }
  return { all, backed };
}

/** What an own page comes to, kept while it is one of the texts compared: a draft is rated at every key, they stay the same. */
const known = new Map<string, Shingles>();
const KEPT = 500;

function knownShingles(text: string): Shingles {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= KEPT) known.clear();
  const shingles = shinglesOf(readClaims(readDocument(text)));
  known.set(text, shingles);
  return shingles;
}

/** How much of the smaller of two texts stands in the other. */
function similarityOf(draft: Shingles, page: Shingles): number {
  let shared = 0;
  for (const shingle of draft.all) if (page.all.has(shingle)) shared += 1;
  let others = 0;
  for (const shingle of draft.backed) if (!page.all.has(shingle)) others += 1;
  const smaller = Math.min(shared + others, page.all.size);
  return smaller < LEAST ? 0 : shared / smaller;
}

/** Penalty: four fifths of this text stand on another page of one's own, or of that page here. */
export function rateNearDuplicate({ input, claims }: ScoreContext): Rating {
  const pages = input.ownTexts ?? [];
  if (pages.length === 0) return { value: 0, found: [], missing: [] };
  const draft = shinglesOf(claims);
  const same = pages
    .map(({ title, id, text }) => ({
      title: title === '' ? id : title,
      share: similarityOf(draft, knownShingles(text)),
    }))
    .filter(({ share }) => share >= SAME)
    .sort((a, b) => b.share - a.share);
  return {
    value: same.length > 0 ? 1 : 0,
    found: [],
    missing: same.map(({ title, share }) => ({
      id: 'nearDuplicate.page',
      at: null,
      values: { page: title, share: Math.round(share * 100) },
    })),
  };
}
