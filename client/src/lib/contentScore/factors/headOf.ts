import type { Span } from '#client/lib/Span.ts';
import { countLength, endOfLength } from '../text/countLength.ts';
import type { TextDocument } from '../text/TextDocument.ts';

/** The first `limit` words or Chinese characters below the headings. */
export function openingOf({ blocks, plain }: TextDocument, limit: number): Span[] {
  const spans: Span[] = [];
  let left = limit;
  for (const { kind, start, end } of blocks) {
    if (left <= 0) break;
    if (kind === 'heading') continue;
    const to = endOfLength(plain, left, start, end);
    spans.push({ start, end: to });
    left -= countLength(plain, start, to);
  }
  return spans;
}

/** Headings and the opening: what an engine matches a question against first. */
export function headOf(document: TextDocument, limit: number): Span[] {
  const headings = document.blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => ({ start, end }));
  return [...headings, ...openingOf(document, limit)];
}
