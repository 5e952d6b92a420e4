import { singular } from '#client/lib/promptFeatures.ts';
import { foldString } from '../text/charTables.ts';

const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}`;
/** Signs after a letter belong to the token: C, C++ and C# are distinct. */
const TOKEN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+[+#]*`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** A text tokenised for comparison: words in scripts with spaces, and stretches of scripts without. */
export interface TextWords {
  /** In lower case, English plurals as singulars. */
  readonly words: readonly string[];
  /** Chinese and Japanese stretches, separated by anything else. */
  readonly stretches: readonly string[];
}

/** The words and stretches of a text in order, with case and width folded. */
export function wordsOf(text: string): TextWords {
  const words: string[] = [];
  const stretches: string[] = [];
  for (const [token] of foldString(text).matchAll(TOKEN)) {
    if (IS_UNSPACED.test(token)) stretches.push(token);
    else words.push(singular(token));
  }
  return { words, stretches };
}

/** Key under which equivalent keywords are equal: ignores case, width, blanks and marks. */
export function keywordKey(label: string): string {
  const { words, stretches } = wordsOf(label);
  return [...stretches, ...words].join(' ');
}
