import { singular } from '#client/lib/promptFeatures.ts';
import { foldString } from '../text/charTables.ts';

const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}`;
/** A sign behind a letter belongs to it: C, C++ and C# are three things. */
const TOKEN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+[+#]*`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** A text taken apart for comparing: words of scripts with blanks, and stretches of scripts without. */
export interface TextWords {
  /** In lower case, English plurals as singulars. */
  readonly words: readonly string[];
  /** Chinese and Japanese stretches between anything else. */
  readonly stretches: readonly string[];
}

/** The words and stretches of a text, case and width folded, in their order. */
export function wordsOf(text: string): TextWords {
  const words: string[] = [];
  const stretches: string[] = [];
  for (const [token] of foldString(text).matchAll(TOKEN)) {
    if (IS_UNSPACED.test(token)) stretches.push(token);
    else words.push(singular(token));
  }
  return { words, stretches };
}

/** What two keywords have in common that are one to everybody: case, width, blanks and marks do not count. */
export function keywordKey(label: string): string {
  const { words, stretches } = wordsOf(label);
  return [...stretches, ...words].join(' ');
}
