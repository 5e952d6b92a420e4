import { foldText } from './foldText.ts';

/** The words of a search, folded. */
function wordsOf(search: string): readonly string[] {
  return foldText(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Creates a test for texts that contain every word of a search, in any order; an empty search matches every text. */
export function createWordMatcher(search: string): (text: string) => boolean {
  const words = wordsOf(search);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
