import { actorsOf } from './actors.ts';
import type { Actor } from './actors.ts';
import type { DayWindow } from './days.ts';
import type { TrafficLog } from './TrafficLog.ts';

/** One count of a log: `count` requests of one actor for one page with one status on one day. */
interface Cell {
  readonly actor: Actor;
  /** Index into the log's `urls`. */
  readonly url: number;
  readonly status: number;
  readonly day: number;
  readonly count: number;
}

/** Calls `take` for every cell in a window of days. */
export function forEachCell(log: TrafficLog, { from, to }: DayWindow, take: (cell: Cell) => void): void {
  const actors = actorsOf(log);
  log.day.forEach((day, i) => {
    const actor = actors[log.actor[i] ?? 0];
    if (day < from || day > to || actor === undefined) return;
    take({ actor, day, url: log.url[i] ?? 0, status: log.status[i] ?? 0, count: log.count[i] ?? 0 });
  });
}
