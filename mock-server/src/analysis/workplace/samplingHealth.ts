import type { SamplingHealth } from '#client/api/workplaceSchemas.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import type { CellSums } from '../measures/cellSums.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import type { PeriodData } from '../reports/periodData.ts';
import { reportScope } from '../reports/reportScope.ts';
import { windowOf, type ReportWindow } from '../scope/reportWindow.ts';
import { selectRows } from '../scope/selectRows.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { askedOn } from '../table/answerRow.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

/** Days before the window from which the expected pace is computed: whole weeks, so that asking only on Mondays is a pace, too. */
const PACE_DAYS = 28;
/** With a shorter past there is no pace. */
const MIN_PAST_DAYS = 7;
/** Below this share of the expected answers the window is short. Today counts as a whole day, though it is not over. */
const ENOUGH = 0.75;

/** The days before a window for its expected pace, not before the first answer; null if they are too few. */
export function pastWindow(window: ReportWindow, firstDate: string | null, timeZone: string): ReportWindow | null {
  const end = addDays(window.start, -1);
  const earliest = addDays(window.start, -PACE_DAYS);
  if (firstDate === null) return null;
  const start = firstDate > earliest ? firstDate : earliest;
  return countDays(start, end) < MIN_PAST_DAYS ? null : windowOf(start, end, timeZone);
}

/** Number of answers of active (not paused) prompts. */
function countActive(table: AnswerTable, rows: Uint32Array): number {
  const active = Uint8Array.from(table.project.prompts, ({ paused }) => Number(paused !== true));
  return rows.reduce((count, row) => count + (active[table.prompt[row] ?? 0] ?? 0), 0);
}

/** Refused, empty and failed answers over all asked for, with prompts as clusters. */
function unusableRate({ promptCount, cells, cellPrompt, asked, ok, brandCount }: CellSums): SamplingHealth['unusable'] {
  const num = new Float64Array(promptCount);
  const den = new Float64Array(promptCount);
  let n = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const prompt = cellPrompt[cell] ?? 0;
    num[prompt] = (num[prompt] ?? 0) + (asked[cell] ?? 0) - (ok[cell] ?? 0);
    den[prompt] = (den[prompt] ?? 0) + (asked[cell] ?? 0);
    n += asked[cell] ?? 0;
  }
  return measureOfClusters({ num, den, n }, rangeOf('refusal_rate', brandCount));
}

/** Platforms with answers in `past` or `rows`, but without a usable one in `rows`. */
function silentPlatforms(table: AnswerTable, rows: Uint32Array, past: Uint32Array): SamplingHealth['silent_platforms'] {
  const known = new Set<number>();
  const usable = new Set<number>();
  for (const row of past) known.add(table.platform[row] ?? 0);
  for (const row of rows) {
    known.add(table.platform[row] ?? 0);
    if (table.status[row] === OK) usable.add(table.platform[row] ?? 0);
  }
  return table.project.platforms
    .filter((_, index) => known.has(index) && !usable.has(index))
    .map(({ id, name }) => ({ id, name }));
}

function stateOf(asked: number, expected: number | null, all: number): SamplingHealth['state'] {
  if (all === 0) return 'silent';
  if (expected === null) return 'new';
  return asked < ENOUGH * expected ? 'short' : 'steady';
}

/**
 * Whether the answers of the window came in at the usual pace. `expected` is the mean number of answers a day over the up to
 * 28 days before the window, times the days of the window (a count of answers, rounded), for prompts that are not paused.
 * It is based on the past and not on the collection plan, which may not have been kept. Less than three quarters of it is `short`.
 */
export function samplingHealth(data: PeriodData): SamplingHealth {
  const { table, rows, sums, window, query, firstDate, scope } = data;
  const past = pastWindow(window, firstDate, query.time_zone);
  const pastRows = past === null ? new Uint32Array(0) : selectRows(table, { ...scope, from: past.from, to: past.to });
  const asked = countActive(table, rows);
  const pace = past === null ? null : countActive(table, pastRows) / countDays(past.start, past.end);
  const expected = pace === null ? null : Math.round(pace * countDays(window.start, window.end));
  return {
    state: stateOf(asked, expected, rows.length),
    answers: reportScope(data).answers,
    asked,
    expected,
    unusable: unusableRate(sums),
    last_asked_at: table.count === 0 ? null : askedOn(table, table.count - 1),
    silent_platforms: silentPlatforms(table, rows, pastRows),
  };
}
