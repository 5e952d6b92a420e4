import { CitedText } from '#client/lib/contentScore/CitedText.ts';
import { sketchPage } from '#client/lib/contentScore/sketchPage.ts';
import type { PageSketch } from '#client/lib/contentScore/sketchPage.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { cachedValues } from '../cache/cachedValues.ts';

/** Cache limit: the pages of some projects; a sketch has some kilobytes. */
const MOST_SKETCHES = 2000;
/** Cache limit: a text with its words has some hundred kilobytes. */
const MOST_TEXTS = 200;
const MOST_LISTS = 20;

const sketches = cachedValues<Pick<PageSketch, 'every' | 'hashes'>>(MOST_SKETCHES);
const texts = cachedValues<CitedText>(MOST_TEXTS);
const lists = cachedValues<readonly PageSketch[]>(MOST_LISTS);

interface Page {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Sketches of pages for near-duplicate detection, with a version. Returns the same list for the same pages, as caches use it as key. */
export function sketchesOf(pages: readonly Page[]): { readonly list: readonly PageSketch[]; readonly key: string } {
  const list = pages
    .filter(({ text }) => text !== '')
    .map(({ id, title, text }): PageSketch => {
      const { every, hashes } = sketches.memo(text, { context: () => sketchPage({ id, title, text }) });
      return { id, title, every, hashes };
    });
  const key = hashOf([JSON.stringify(list)], 40);
  return { list: lists.memo(key, { context: () => list }), key };
}

/** The parsed text of a cited page, memoized. */
export function citedText(text: string): CitedText {
  return texts.memo(text, { context: () => new CitedText(text) });
}
