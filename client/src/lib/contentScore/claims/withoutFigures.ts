import type { Sentence } from '../text/TextDocument.ts';
import type { Span } from '../../Span.ts';

/** A sentence with its figures blanked: what is read from the rest must not change when a figure is put between two words. */
export function withoutFigures({ text, start }: Sentence, figures: readonly Span[] = []): string {
  let words = text;
  for (const figure of figures) {
    const [from, to] = [figure.start - start, figure.end - start];
    words = words.slice(0, from) + ' '.repeat(to - from) + words.slice(to);
  }
  return words;
}
