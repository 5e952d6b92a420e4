import type { Span } from '../Span.ts';
import { readDocument } from './text/readDocument.ts';
import { TermFinder } from './text/terms.ts';

/** Word lists of a brand kit. */
export interface KitWords {
  readonly names: readonly string[];
  readonly tone: readonly string[];
  readonly banned: readonly string[];
}

export interface KitWord extends Span {
  readonly kind: keyof KitWords;
}

const KINDS = ['banned', 'names', 'tone'] as const;

/** Where a text uses the words of a kit, in text order. A word inside another match is left out, except a banned one. */
export function findKitWords(text: string, kit: KitWords): KitWord[] {
  if (KINDS.every((kind) => kit[kind].length === 0)) return [];
  const finder = new TermFinder(readDocument(text).plain);
  const taken = new Uint8Array(text.length);
  const found: KitWord[] = [];
  for (const kind of KINDS) {
    const longestFirst = [...kit[kind]].sort((a, b) => b.length - a.length);
    for (const word of longestFirst) {
      for (const { start, end } of finder.findName(word)) {
        if (taken.subarray(start, end).includes(1)) continue;
        taken.fill(1, start, end);
        found.push({ start, end, kind });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
