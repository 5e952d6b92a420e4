import type { Run } from '#client/api/detailSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import { dateOf } from '#client/lib/zoneClock.ts';

/** The result of a run for the own brand: the content of a square. */
export type RunState =
  | { readonly kind: 'named'; readonly position: number }
  | { readonly kind: 'notNamed' | 'refused' | 'empty' | 'failed' };

/** A day or week, aligned across all rows. */
interface StripPeriod {
  /** Its first day, YYYY-MM-DD in the reader's zone. */
  readonly start: string;
  /** The most runs of a platform in it, and the most days on which one platform has runs. */
  readonly most: number;
  readonly mostDays: number;
}

interface StripSquare {
  readonly run: Run;
  /** YYYY-MM-DD */
  readonly day: string;
}

export interface StripRow {
  readonly platform: NamedRef;
  /** One entry per period, its runs in chronological order. */
  readonly periods: readonly (readonly StripSquare[])[];
  /** ok answers, and those of them that mention the own brand. */
  readonly answers: number;
  readonly named: number;
}

export interface FilmStrip {
  readonly unit: 'day' | 'week';
  readonly periods: readonly StripPeriod[];
  readonly rows: readonly StripRow[];
}

export function stateOf({ status, brand_ids: ids }: Run, ownId: string): RunState {
  if (status !== 'ok') return { kind: status };
  const place = ids.indexOf(ownId);
  return place === -1 ? { kind: 'notNamed' } : { kind: 'named', position: place + 1 };
}

/** Maximum width of a strip by days, as a multiple of its fullest row. */
const MOST_GAPS = 1.5;

const byTime = (a: Run, b: Run): number => compareCodes(a.asked_at, b.asked_at) || a.run - b.run;

/** The first day of a day's week. Weeks end with the newest run, so that the runs of the last seven days are one week. */
function weekOf(day: string, newest: string): string {
  const weeksAgo = Math.floor((countDays(day, newest) - 1) / 7);
  return addDays(newest, -7 * weeksAgo - 6);
}

/** The periods with runs, in order, each as wide as its busiest platform needs. */
function periodsOf(squares: readonly StripSquare[], startOf: (day: string) => string): StripPeriod[] {
  return [...groupByKey(squares, ({ day }) => startOf(day))]
    .sort(([a], [b]) => compareCodes(a, b))
    .map(([start, inside]) => {
      const platforms = [...groupByKey(inside, ({ run }) => run.platform_id).values()];
      return {
        start,
        most: Math.max(...platforms.map(({ length }) => length)),
        mostDays: Math.max(...platforms.map((group) => new Set(group.map(({ day }) => day)).size)),
      };
    });
}

const widthOf = (periods: readonly StripPeriod[]): number => periods.reduce((sum, { most }) => sum + most, 0);

/**
 * Arranges runs as a film strip: one row per platform, one square per run. Days are aligned across rows; where platforms are asked on
 * different days, that would be mostly gaps, so weeks are used.
 */
export function filmStrip(
  runs: readonly Run[],
  platforms: readonly NamedRef[],
  ownId: string,
  timeZone: string,
): FilmStrip {
  const squares = [...runs].sort(byTime).map((run) => ({ run, day: dateOf(Date.parse(run.asked_at), timeZone) }));
  const ofPlatform = groupByKey(squares, ({ run }) => run.platform_id);
  const longest = Math.max(0, ...[...ofPlatform.values()].map(({ length }) => length));
  const newest = squares.at(-1)?.day ?? '';
  const startOfWeek = (day: string): string => weekOf(day, newest);
  const [days, weeks] = [periodsOf(squares, (day) => day), periodsOf(squares, startOfWeek)];
  const byDay = widthOf(days) <= MOST_GAPS * longest || widthOf(days) <= widthOf(weeks);
  const startOf = byDay ? (day: string) => day : startOfWeek;
  const periods = byDay ? days : weeks;
  const rows = platforms.flatMap((platform): StripRow[] => {
    const own = ofPlatform.get(platform.id);
    if (own === undefined) return [];
    const inPeriod = groupByKey(own, ({ day }) => startOf(day));
    const states = own.map(({ run }) => stateOf(run, ownId).kind);
    const named = states.filter((kind) => kind === 'named').length;
    return [
      {
        platform,
        periods: periods.map(({ start }) => inPeriod.get(start) ?? []),
        named,
        answers: named + states.filter((kind) => kind === 'notNamed').length,
      },
    ];
  });
  return { unit: byDay ? 'day' : 'week', periods, rows };
}

const runsOf = ({ periods }: StripRow): Run[] => periods.flat().map(({ run }) => run);

/** All runs in reading order: by platform, then by time. */
export function runsInOrder({ rows }: FilmStrip): Run[] {
  return rows.flatMap(runsOf);
}

type Move = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The target of an arrow key; null at an edge. Up and down go to the run nearest in time. */
export function runBeside({ rows }: FilmStrip, id: string, move: Move): Run | null {
  const lines = rows.map(runsOf);
  const at = lines.findIndex((line) => line.some((run) => run.answer_id === id));
  const line = lines[at] ?? [];
  const index = line.findIndex((run) => run.answer_id === id);
  const time = line[index]?.asked_at ?? '';
  switch (move) {
    case 'left':
      return line[index - 1] ?? null;
    case 'right':
      return line[index + 1] ?? null;
    case 'first':
      return line[0] ?? null;
    case 'last':
      return line.at(-1) ?? null;
    case 'up':
      return nearest(lines[at - 1] ?? [], time);
    case 'down':
      return nearest(lines[at + 1] ?? [], time);
  }
}

function nearest([first, ...others]: readonly Run[], time: string): Run | null {
  if (first === undefined) return null;
  const away = (run: Run): number => Math.abs(Date.parse(run.asked_at) - Date.parse(time));
  return others.reduce((best, run) => (away(run) < away(best) ? run : best), first);
}

/** The default run to compare with: the previous one of the same platform, else the next one, else any. */
export function runToCompare(strip: FilmStrip, id: string): Run | null {
  return (
    runBeside(strip, id, 'left') ??
    runBeside(strip, id, 'right') ??
    runsInOrder(strip).find((run) => run.answer_id !== id) ??
    null
  );
}
