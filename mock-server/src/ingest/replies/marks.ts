import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { inOrder, notCited } from './sources.ts';
import type { Source } from './sources.ts';

/**
 * Citation marks: `[1]`, `[1, 2]`, `[ref_1]`, `[citation:1]`, `[web:1]`, `[doc1]`, `^[1]^`, 【1】 and 【1†source】; not `[1](https://…)`, a
 * link with its own URL.
 */
const MARK =
  /(?:\[\^?(?:ref_|citation:|web:|doc|source )?(\d{1,3}(?:[ \t]*[,，、][ \t]*\d{1,3}){0,9})\^?\](?!\(http)|【(\d{1,3})(?:†[^】\n]{0,80})?】)/giu;

/** The distinct numbers of the marks in a text, in order of first use. */
function markNumbers(text: string): readonly number[] {
  const numbers = [...text.matchAll(MARK)].flatMap(([, square, lens]) => (square ?? lens ?? '').split(/[,，、]/u));
  return [...new Set(numbers.map(Number))].filter((number) => Number.isInteger(number));
}

/** A page with the number by which the text refers to it. */
export type NumberedSource = { readonly number: number; readonly source: Source };

/** Numbers the pages of a pool; a page without a number gets its position from 1. */
export function numbered(pool: readonly Source[], numbers: readonly (number | null)[]): readonly NumberedSource[] {
  return pool.map((source, index) => ({ number: numbers[index] ?? index + 1, source }));
}

type CitedByMarks = {
  readonly citations: readonly RawCitation[] | null;
  readonly retrieved: readonly RawCitation[];
};

/**
 * Splits a pool by the marks in the text: pages whose number occurs are cited, the others only retrieved. Marks with unknown numbers are
 * ignored. Without any valid mark the citations are unknown and `unmarked` is returned for them.
 */
export function splitByMarks(
  text: string,
  pool: readonly NumberedSource[],
  unmarked: readonly RawCitation[] | null,
): CitedByMarks {
  // The first of two entries with one number wins; citations have the order of the marks.
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
