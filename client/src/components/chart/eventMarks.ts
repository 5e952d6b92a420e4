import { countDays } from '../../lib/dates.ts';
import { clamp } from '../../lib/clamp.ts';
import type { TrendData, TrendEvent } from './TrendData.ts';

/** Marks closer than this share of the axis would write their numbers over each other. */
const CLOSEST = 0.03;
const WEEK_DAYS = 7;

interface EventMark {
  /** On the axis of the dates; of a week it may stand between two points. */
  readonly place: number;
  /** At least one, from the left. */
  readonly events: readonly TrendEvent[];
}

/** The day of an event on the axis; a week begins at its point, and the last one has nothing behind it. */
function placeOf({ index, date }: TrendEvent, { unit, dates }: TrendData): number {
  const start = dates[index];
  if (unit === 'day' || start === undefined) return index;
  const into = clamp(countDays(start, date) - 1, 0, WEEK_DAYS - 1);
  return Math.min(index + into / WEEK_DAYS, dates.length - 1);
}

/** Where a trend is marked: events on the day they happened, those too close for a number each under one mark. */
export function eventMarks(data: TrendData): readonly EventMark[] {
  const marks: { place: number; events: TrendEvent[] }[] = [];
  for (const event of data.events) {
    const place = placeOf(event, data);
    const last = marks.at(-1);
    if (last !== undefined && place - last.place <= CLOSEST * (data.dates.length - 1)) last.events.push(event);
    else marks.push({ place, events: [event] });
  }
  return marks;
}
