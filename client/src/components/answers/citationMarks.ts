/** A mark that points from a sentence to sources: end exclusive, the numbers in its order. */
interface CitationMarkPlace {
  readonly start: number;
  readonly end: number;
  readonly positions: readonly number[];
}

/** The ways in which engines write them: [1], [1, 2], [^1], [^1^], [citation:1], 【1】, 【1†source】. */
const MARKS =
  /\[(?:citation:)?(\d{1,3}(?:[ \t]*[,，、][ \t]*\d{1,3}){0,9})\]|\[\^(\d{1,3})\^?\]|【(\d{1,3})(?:†[^】\n]{0,80})?】/gu;

/** Citation marks in a text that Markdown left as it stands. Whether there is a source of that number is not known here. */
export function findCitationMarks(text: string): CitationMarkPlace[] {
  return [...text.matchAll(MARKS)].map((match) => {
    const numbers = match[1] ?? match[2] ?? match[3] ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      positions: [...new Set(numbers.split(/[,，、]/u).map(Number))],
    };
  });
}
