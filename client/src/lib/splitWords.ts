import { languageOfScript } from './languageOfScript.ts';

const segmenters = new Map<'zh' | 'en', Intl.Segmenter>();

/** The segmenter that cuts `text` into words by the rules of its language; undefined in a browser that has none. */
export function wordSegmenter(text: string): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const language = languageOfScript(text);
  // One for all texts: to make one takes longer than to cut a sentence.
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Words, blanks and punctuation of a text in turn; joined they are the text. In one piece where there is no segmenter. */
export function splitWords(text: string): string[] {
  const segmenter = wordSegmenter(text);
  return segmenter === undefined ? [text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
