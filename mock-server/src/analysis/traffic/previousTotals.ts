import type { TrafficTotals } from '#client/api/trafficSchemas.ts';
import { coverage, uncoveredDays } from './days.ts';
import type { DayWindow } from './days.ts';
import type { TrafficLog } from './TrafficLog.ts';
import { trafficTotals } from './trafficTotals.ts';

/**
 * The totals to compare the window with: those of the previous period or, if no log covers some days of the window, of the
 * days that correspond to the covered ones. Six days compared with seven would always look like a loss.
 * @returns null unless logs cover all the days to be counted, and for windows of different lengths with uncovered days
 */
export function previousTotals(log: TrafficLog, window: DayWindow, before: DayWindow): TrafficTotals | null {
  const isCovered = coverage(log);
  if (uncoveredDays(log, window) === 0) {
    return uncoveredDays(log, before) === 0 ? trafficTotals(log, before) : null;
  }
  const shift = window.from - before.from;
  if (shift !== window.to - before.to) return null;
  const isCounted = (day: number): boolean => isCovered(day + shift);
  const days = Array.from({ length: before.to - before.from + 1 }, (_, at) => before.from + at).filter(isCounted);
  return days.length > 0 && days.every(isCovered) ? trafficTotals(log, before, isCounted) : null;
}
