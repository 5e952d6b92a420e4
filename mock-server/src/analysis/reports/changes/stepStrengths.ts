import type { MeasureId } from '#client/api/measureSchemas.ts';
import { addDays, countDays, DAY_MS } from '#client/lib/dates.ts';
import { OK, SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { OverviewData } from '../overviewData.ts';
import type { MovedMeasure } from './testedChanges.ts';

/** A longer span cannot determine a single day. */
const MAX_DAYS = 400;

/** Contribution of one answer to a measure's numerator and denominator; null for a measure that needs several answers. */
type Contribution = (row: number) => readonly [number, number];

function bit(mask: number | undefined, brand: number): number {
  return ((mask ?? 0) >>> brand) & 1;
}

function bitsSet(mask: number): number {
  let left = mask;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

function contributionOf(table: AnswerTable, id: MeasureId, brand: number): Contribution | null {
  const cell = (row: number): number => row * table.brandCount + brand;
  const { namedMask, citedMask, position, sentiment, citationStart } = table;
  switch (id) {
    case 'visibility':
      return (row) => [bit(namedMask[row], brand), 1];
    case 'share_of_voice':
      return (row) => [bit(namedMask[row], brand), bitsSet(namedMask[row] ?? 0)];
    case 'average_position':
      return (row) => [position[cell(row)] ?? 0, bit(namedMask[row], brand)];
    case 'net_sentiment':
      return (row) => {
        const code = (sentiment[cell(row)] ?? 0) & ~SENTIMENT_LABELLED;
        return [code === 0 ? 0 : code - SENTIMENT_CODES.neutral, Number(code !== 0)];
      };
    case 'citation_rate':
      return (row) => {
        const cites = Number((citationStart[row + 1] ?? 0) > (citationStart[row] ?? 0));
        return [bit(citedMask[row], brand) * cites, cites];
      };
    case 'stability':
      return null;
  }
}

interface DailyTotals {
  readonly num: Float64Array;
  readonly den: Float64Array;
}

/** Totals by day from the start of the previous period. Days count as 24 hours: the hour of a DST change does not matter here. */
function dailyTotals(data: OverviewData, moved: MovedMeasure, contribution: Contribution, days: number): DailyTotals {
  const { table, previous } = data;
  const { platform, topic } = moved.segment;
  const num = new Float64Array(days);
  const den = new Float64Array(days);
  for (const rows of [data.previousRows, data.rows]) {
    for (const row of rows) {
      if (
        table.status[row] === OK &&
        (platform === undefined || table.platform[row] === platform) &&
        (topic === undefined || table.topic[row] === topic)
      ) {
        const [above, below] = contribution(row);
        const day = Math.min(days - 1, Math.floor(((table.askedAt[row] ?? 0) - previous.from) / DAY_MS));
        num[day] = (num[day] ?? 0) + above;
        den[day] = (den[day] ?? 0) + below;
      }
    }
  }
  return { num, den };
}

/** For every day: how well two constant levels, before the day and from it on, fit the series (sum of squares between them). */
function splitStrengths({ num, den }: DailyTotals): Float64Array {
  const allNum = num.reduce((sum, value) => sum + value, 0);
  const allDen = den.reduce((sum, value) => sum + value, 0);
  const strengths = new Float64Array(num.length);
  let [num0, den0] = [0, 0];
  for (let day = 1; day < num.length; day += 1) {
    num0 += num[day - 1] ?? 0;
    den0 += den[day - 1] ?? 0;
    const den1 = allDen - den0;
    if (den0 > 0 && den1 > 0) {
      const gap = (allNum - num0) / den1 - num0 / den0;
      strengths[day] = (gap * gap * den0 * den1) / allDen;
    }
  }
  return strengths;
}

/**
 * For every date of both periods, in order: the strength of a step of the measure to a new level on that date (a single
 * change point by least squares; only ratios of strengths are meaningful). Empty for stability, and for periods that
 * overlap or span more than 400 days.
 */
export function stepStrengths(data: OverviewData, moved: MovedMeasure): Map<string, number> {
  const contribution = contributionOf(data.table, moved.measureId, moved.brand);
  const days = countDays(data.previous.start, data.window.end);
  if (contribution === null || data.previous.to > data.window.from || days < 2 || days > MAX_DAYS) {
    return new Map();
  }
  const strengths = splitStrengths(dailyTotals(data, moved, contribution, days));
  return new Map(Array.from(strengths, (strength, day) => [addDays(data.previous.start, day), strength]));
}
