import type { Run } from '../../../../api/detailSchemas.ts';
import type { NamedRef } from '../../../../api/overviewSchemas.ts';

/** How a run stands for the own brand: what a square of the strip shows. */
export type RunState =
  | { readonly kind: 'named'; readonly position: number }
  | { readonly kind: 'notNamed' | 'refused' | 'empty' | 'failed' };

export interface StripDay {
  /** YYYY-MM-DD, in the reader's zone. */
  readonly date: string;
  /** Its first column, from 1, and how many it has: as many as its busiest platform has runs. */
  readonly column: number;
  readonly columns: number;
}

export interface StripRow {
  readonly platform: NamedRef;
  /** In order of time, each at a column of its day. */
  readonly squares: readonly { readonly run: Run; readonly column: number }[];
  /** ok answers, and those of them that name the own brand. */
  readonly answers: number;
  readonly named: number;
}

export interface FilmStrip {
  readonly days: readonly StripDay[];
  readonly columns: number;
  readonly rows: readonly StripRow[];
}

export function stateOf({ status, brand_ids: ids }: Run, ownId: string): RunState {
  if (status !== 'ok') return { kind: status };
  const place = ids.indexOf(ownId);
  return place === -1 ? { kind: 'notNamed' } : { kind: 'named', position: place + 1 };
}

function dayReader(timeZone: string): (instant: string) => string {
  // Of the languages that browsers know, Swedish writes a day as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (instant) => format.format(new Date(instant));
}

const byTime = (a: Run, b: Run): number => a.asked_at.localeCompare(b.asked_at) || a.run - b.run;

/** The days in order, with as many columns as the busiest platform of each needs. */
function daysOf(runs: readonly Run[], dayOf: (instant: string) => string): StripDay[] {
  const counts = new Map<string, Map<string, number>>();
  for (const run of runs) {
    const day = dayOf(run.asked_at);
    const platforms = counts.get(day) ?? new Map<string, number>();
    counts.set(day, platforms.set(run.platform_id, (platforms.get(run.platform_id) ?? 0) + 1));
  }
  let column = 1;
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, platforms]) => {
      const day = { date, column, columns: Math.max(...platforms.values()) };
      column += day.columns;
      return day;
    });
}

/** Runs as a film strip: a row a platform that was asked, a square a run, days in columns so that rows can be read together. */
export function filmStrip(
  runs: readonly Run[],
  platforms: readonly NamedRef[],
  ownId: string,
  timeZone: string,
): FilmStrip {
  const dayOf = dayReader(timeZone);
  const days = daysOf(runs, dayOf);
  const firstColumns = new Map(days.map(({ date, column }) => [date, column]));
  const rows = platforms.flatMap((platform): StripRow[] => {
    const own = runs.filter((run) => run.platform_id === platform.id).sort(byTime);
    if (own.length === 0) return [];
    const next = new Map(firstColumns);
    const squares = own.map((run) => {
      const day = dayOf(run.asked_at);
      const column = next.get(day) ?? 1;
      next.set(day, column + 1);
      return { run, column };
    });
    const states = own.map((run) => stateOf(run, ownId).kind);
    const named = states.filter((kind) => kind === 'named').length;
    return [{ platform, squares, named, answers: named + states.filter((kind) => kind === 'notNamed').length }];
  });
  return { days, columns: days.reduce((sum, day) => sum + day.columns, 0), rows };
}

/** All runs in the order in which one reads them: platform by platform, each in order of time. */
export function runsInOrder({ rows }: FilmStrip): Run[] {
  return rows.flatMap(({ squares }) => squares.map(({ run }) => run));
}

type Move = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The run that an arrow key leads to; null at an edge. Up and down keep as close to the column as the other row allows. */
export function runBeside({ rows }: FilmStrip, id: string, move: Move): Run | null {
  const at = rows.findIndex(({ squares }) => squares.some(({ run }) => run.answer_id === id));
  const squares = rows[at]?.squares ?? [];
  const index = squares.findIndex(({ run }) => run.answer_id === id);
  const column = squares[index]?.column ?? 0;
  switch (move) {
    case 'left':
      return squares[index - 1]?.run ?? null;
    case 'right':
      return squares[index + 1]?.run ?? null;
    case 'first':
      return squares[0]?.run ?? null;
    case 'last':
      return squares.at(-1)?.run ?? null;
    case 'up':
      return nearest(rows[at - 1], column);
    case 'down':
      return nearest(rows[at + 1], column);
  }
}

function nearest(row: StripRow | undefined, column: number): Run | null {
  const [first, ...others] = row?.squares ?? [];
  if (first === undefined) return null;
  const away = (square: typeof first): number => Math.abs(square.column - column);
  return others.reduce((best, square) => (away(square) < away(best) ? square : best), first).run;
}

/** What another answer to compare with would be: the one before on the same platform, else the one after, else any. */
export function runToCompare(strip: FilmStrip, id: string): Run | null {
  return (
    runBeside(strip, id, 'left') ??
    runBeside(strip, id, 'right') ??
    runsInOrder(strip).find((run) => run.answer_id !== id) ??
    null
  );
}
