/** A citation mark in a sentence: end exclusive, source numbers in their order. */
interface CitationMarkPlace {
  readonly start: number;
  readonly end: number;
  readonly positions: readonly number[];
}

/** The spellings of engines: [1], [1, 2], [^1], [^1^], [citation:1], 【1】, 【1†source】. */
const MARKS =
  /\[(?:citation:)?(\d{1,3}(?:[ \t]*[,，、][ \t]*\d{1,3}){0,9})\]|\[\^(\d{1,3})\^?\]|【(\d{1,3})(?:†[^】\n]{0,80})?】/gu;

/** Finds citation marks in text that Markdown left unchanged. Does not check whether there is a source of that number. */
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
