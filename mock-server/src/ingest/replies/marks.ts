import type { RawCitation } from '../../analysis/table/RawAnswer.ts';
import { inOrder, notCited } from './sources.ts';
import type { Source } from './sources.ts';

/** `[1]`, `[1, 2]`, `[ref_1]`, `[citation:1]`, `[web:1]`, `[doc1]`, `^[1]^`, 【1】 and 【1†source】; not `[1](https://…)`, which names its page itself. */
const MARK =
  /(?:\[\^?(?:ref_|citation:|web:|doc|source )?(\d{1,3}(?:[ \t]*[,，、][ \t]*\d{1,3}){0,9})\^?\](?!\(http)|【(\d{1,3})(?:†[^】\n]{0,80})?】)/giu;

/** The numbers of the marks of a text, each once, in order of first use. */
function markNumbers(text: string): readonly number[] {
  const numbers = [...text.matchAll(MARK)].flatMap(([, square, lens]) => (square ?? lens ?? '').split(/[,，、]/u));
  return [...new Set(numbers.map(Number))].filter((number) => Number.isInteger(number));
}

/** A pool of pages with the number by which a text refers to each. */
export type NumberedSource = { readonly number: number; readonly source: Source };

/** Pages under the numbers that the pool gives them; where it gives none, as they stand from 1. */
export function numbered(pool: readonly Source[], numbers: readonly (number | null)[]): readonly NumberedSource[] {
  return pool.map((source, index) => ({ number: numbers[index] ?? index + 1, source }));
}

type CitedByMarks = {
  readonly citations: readonly RawCitation[] | null;
  readonly retrieved: readonly RawCitation[];
};

/**
 * Splits a pool by the marks of the text: pages under a number that occurs are cited, the rest was looked at. Marks to numbers
 * that the pool does not have lead nowhere. Without any mark that leads somewhere nothing can be told: citations are then `unmarked`.
 */
export function splitByMarks(
  text: string,
  pool: readonly NumberedSource[],
  unmarked: readonly RawCitation[] | null,
): CitedByMarks {
  // Of two entries under one number the first counts; the order of the marks is that of the citations.
  const cited = markNumbers(text).flatMap((number) => pool.find((each) => each.number === number)?.source ?? []);
  const citations = cited.length > 0 ? inOrder(cited) : unmarked;
  return {
    citations,
    retrieved: notCited(
      pool.map(({ source }) => source),
      citations,
    ),
  };
}
