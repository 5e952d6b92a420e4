import type { Span } from '#client/lib/Span.ts';
import { overlapsOne } from '../text/orderedSpans.ts';
import { DATE, FIGURE, MAY_HOLD_FIGURE, WORDED_FIGURE } from './numberPatterns.ts';
import type { Measures } from './numberPatterns.ts';

/** A number with a unit. */
export interface Figure extends Span {
  readonly measures: Measures;
}

const MEASURES: readonly Measures[] = ['money', 'physical', 'time', 'share', 'times', 'count'];
/** Counts from here on are statistics that need a source; "three people" needs none. */
const LEAST_COUNT = 10;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

function measuresOf(match: RegExpExecArray | RegExpMatchArray): Measures | null {
  const groups = match.groups ?? {};
  const value = Number((groups['number'] ?? '').replace(/[,，]/gu, ''));
  const unit = MEASURES.find((name) => groups[name] !== undefined);
  if (groups['sign'] !== undefined) return 'money';
  if (unit === 'count') return value >= LEAST_COUNT || groups['scale'] !== undefined ? 'count' : null;
  // 2026 年 is a year, 5 年 a duration.
  if (unit === 'time' && groups['time'] === '年' && value >= FIRST_YEAR && value <= LAST_YEAR) return null;
  return unit ?? (groups['scale'] === undefined ? null : 'scale');
}

/** Days, months with a year, and years. */
export function findDates(text: string, offset: number): Span[] {
  if (!/\d/u.test(text)) return [];
  return [...text.matchAll(DATE)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

/** Numbers with a unit in a sentence, in digits or words; without dates, versions, models and ordinals. */
export function findFigures(text: string, offset: number): Figure[] {
  if (!MAY_HOLD_FIGURE.test(text)) return [];
  const dates = findDates(text, offset);
  const figures: Figure[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const measures = measuresOf(match);
    const start = offset + match.index;
    const figure = { start, end: start + match[0].trimEnd().length, measures };
    if (measures !== null && !overlapsOne(dates, figure)) figures.push({ ...figure, measures });
  }
  const worded: Figure[] = [];
  for (const match of text.matchAll(WORDED_FIGURE)) {
    const span = { start: offset + match.index, end: offset + match.index + match[0].length };
    const measures: Measures = /百分之|成|percent|per cent/iu.test(match[0]) ? 'share' : 'scale';
    if (!overlapsOne(figures, span)) worded.push({ ...span, measures });
  }
  return [...figures, ...worded].sort((a, b) => a.start - b.start);
}
