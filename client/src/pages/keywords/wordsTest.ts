/** Case and width of letters do not matter to a search. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Tells the texts that hold every word of a search; an empty search fits all. */
export function wordsTest(search: string): (text: string) => boolean {
  const words = fold(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
