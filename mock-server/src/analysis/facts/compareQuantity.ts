import type { FactVerdict } from '#client/api/brandCentreSchemas.ts';
import type { Quantity } from './Quantity.ts';

/** Relative rounding error of unit conversion between two spellings of the same number. */
const ROUNDING = 1e-9;

const singular = (word: string): string => word.replace(/(?<=[a-z]{2})s$/u, '');

/** Whether both measure the same: one dimension, or things of one name. A fact without a unit compares with any bare number. */
export function isComparable(said: Quantity, expected: Quantity): boolean {
  if (said.dimension !== expected.dimension) return false;
  if (expected.dimension !== '' || expected.words === '') return true;
  const wanted = expected.words.split(' ').map(singular);
  const words = said.words.split(' ').map(singular);
  return wanted.every((word) => words.includes(word)) || said.words.startsWith(expected.words);
}

/**
 * Compares a number with the expected one. Exact numbers must be within the expected range, which for a fact without a range is a single
 * value. Rounded ones (约, nearly) are compared at the precision they are written in. Bounds (超过, up to) and wider ranges that include
 * the fact are `unknown`; those that exclude it contradict it.
 */
export function compareQuantity(said: Quantity, expected: Quantity): FactVerdict {
  const slack = ROUNDING * Math.max(Math.abs(expected.low), Math.abs(expected.high), 1e-6);
  const low = expected.low - slack;
  const high = expected.high + slack;
  switch (said.kind) {
    case 'least':
      return high < said.low ? 'contradicted' : 'unknown';
    case 'most':
      return low > said.high ? 'contradicted' : 'unknown';
    case 'about': {
      const half = said.step / 2;
      return said.low - half <= high && said.high + half >= low ? 'supported' : 'contradicted';
    }
    case 'exact':
      return compareExact(said, low, high);
  }
}

function compareExact(said: Quantity, low: number, high: number): FactVerdict {
  if (said.low >= low && said.high <= high) return 'supported';
  if (said.high < low || said.low > high) return 'contradicted';
  // 18.98–24.98 万元 for a car that costs 18.98 万元 and up. The range of a date is only its imprecision.
  const isValue = said.dimension !== 'date' && high - low <= 4 * ROUNDING * Math.abs(high);
  const isEnd = (end: number): boolean => end >= low && end <= high;
  return isValue && (isEnd(said.low) || isEnd(said.high)) ? 'supported' : 'unknown';
}
