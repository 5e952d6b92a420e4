import { CitedText } from '#client/lib/contentScore/CitedText.ts';
import { sketchPage } from '#client/lib/contentScore/sketchPage.ts';
import type { PageSketch } from '#client/lib/contentScore/sketchPage.ts';
import { hashOf } from '../../store/ids/stableId.ts';
import { cachedValues } from '../cache/cachedValues.ts';

/** Pages of some projects; a sketch is some kilobytes. */
const MOST_SKETCHES = 2000;
/** A text with its words is some hundred kilobytes. */
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

/** What near-duplicates are told by, and what changes with it. The same list for the same pages: what is made from it is kept. */
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

/** A text that answers cite, read once. */
export function citedText(text: string): CitedText {
  return texts.memo(text, { context: () => new CitedText(text) });
}
