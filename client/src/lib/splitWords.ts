import { languageOfScript } from './languageOfScript.ts';

const segmenters = new Map<'zh' | 'en', Intl.Segmenter>();

/** The segmenter for the language of `text`; undefined in browsers that have none. */
export function wordSegmenter(text: string): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const language = languageOfScript(text);
  // Cached by language: creating a segmenter takes longer than segmenting a sentence.
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Words, spaces and punctuation of a text in order; joined they give the text. One piece where there is no segmenter. */
export function splitWords(text: string): string[] {
  const segmenter = wordSegmenter(text);
  return segmenter === undefined ? [text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
