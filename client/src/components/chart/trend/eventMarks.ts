import { clamp } from '#client/lib/clamp.ts';
import { countDays } from '#client/lib/dates.ts';
import type { TrendData, TrendEvent } from './TrendData.ts';

/** Marks closer than this share of the axis would have overlapping numbers. */
const CLOSEST = 0.03;
const WEEK_DAYS = 7;

interface EventMark {
  /** Position on the date axis; in weeks it may be between two points. */
  readonly place: number;
  /** At least one, from the left. */
  readonly events: readonly TrendEvent[];
}

/** Position of an event on the axis. A week begins at its point; the last point has nothing after it. */
function placeOf({ index, date }: TrendEvent, { unit, dates }: TrendData): number {
  const start = dates[index];
  if (unit === 'day' || start === undefined) return index;
  const into = clamp(countDays(start, date) - 1, 0, WEEK_DAYS - 1);
  return Math.min(index + into / WEEK_DAYS, dates.length - 1);
}

/** Positions of event marks: each on its day; events too close for separate numbers share a mark. */
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
