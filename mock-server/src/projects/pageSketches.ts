import { CitedText } from '../../../client/src/lib/contentScore/CitedText.ts';
import { sketchPage } from '../../../client/src/lib/contentScore/sketchPage.ts';
import type { PageSketch } from '../../../client/src/lib/contentScore/sketchPage.ts';
import { hashOf } from '../import/stableId.ts';

/** Pages of some projects; a sketch is some kilobytes. */
const MOST_SKETCHES = 2000;
/** A text with its words is some hundred kilobytes. */
const MOST_TEXTS = 200;
const MOST_LISTS = 20;

/** The value of a key, made once; the one made first goes when there are more than `most`. */
function kept<T>(values: Map<string, T>, most: number, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  const [oldest] = values.keys();
  if (values.size > most && oldest !== undefined) values.delete(oldest);
  return made;
}

const sketches = new Map<string, Pick<PageSketch, 'every' | 'hashes'>>();
const texts = new Map<string, CitedText>();
const lists = new Map<string, readonly PageSketch[]>();

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
      const { every, hashes } = kept(sketches, MOST_SKETCHES, text, () => sketchPage({ id, title, text }));
      return { id, title, every, hashes };
    });
  const key = hashOf([JSON.stringify(list)], 40);
  return { list: kept(lists, MOST_LISTS, key, () => list), key };
}

/** A text that answers cite, read once. */
export function citedText(text: string): CitedText {
  return kept(texts, MOST_TEXTS, text, () => new CitedText(text));
}
