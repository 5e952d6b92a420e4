import { addDays } from '#client/lib/dates.ts';
import { dateOf, startOfDay } from '#client/lib/zoneClock.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { inZone } from '#server/analysis/table/inZone.ts';
import type { TableSource } from './TableDefinition.ts';

/** First and last day in the time zone, inclusive; null: unbounded. */
interface TableWindow {
  readonly start: string | null;
  readonly end: string | null;
}

/** Inputs of a project's tables: its answers of these days, of any status. */
export function tableSource(project: AnswerTable, timeZone: string, { start, end }: TableWindow): TableSource {
  const table = inZone(project, timeZone);
  const from = start === null ? -Infinity : startOfDay(start, timeZone);
  const to = end === null ? Infinity : startOfDay(addDays(end, 1), timeZone);
  const all = Uint32Array.from({ length: table.count }, (_, row) => row);
  const rows = all.filter((row) => {
    const at = table.askedAt[row] ?? 0;
    return at >= from && at < to;
  });
  return { table, timeZone, rows, dayOf: dayReader(table, timeZone) };
}

/** Caches the last day: rows are sorted by time, so consecutive rows mostly share it. */
function dayReader(table: AnswerTable, timeZone: string): (row: number) => string {
  let [day, from, to] = ['', 0, 0];
  return (row) => {
    const at = table.askedAt[row] ?? 0;
    if (at < from || at >= to) {
      day = dateOf(at, timeZone);
      [from, to] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
    }
    return day;
  };
}
