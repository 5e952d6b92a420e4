import type { Span } from '#client/lib/Span.ts';
import type { Sentence } from '../text/TextDocument.ts';

/** A sentence with its figures blanked, so that what is read from the rest does not change when a figure is inserted. */
export function withoutFigures({ text, start }: Sentence, figures: readonly Span[] = []): string {
  let words = '';
  let at = 0;
  for (const figure of figures) {
    const [from, to] = [figure.start - start, figure.end - start];
    words += text.slice(at, from) + ' '.repeat(to - from);
    at = to;
  }
  return words + text.slice(at);
}
