import { dateOf, startOfDay } from '../../analysis/scope/dates.ts';
import { inZone } from '../../analysis/table/inZone.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import type { TableSource } from './TableDefinition.ts';

/** Days of the zone, both included; null: without end. */
export interface TableWindow {
  readonly start: string | null;
  readonly end: string | null;
}

const DAY_MS = 86_400_000;

/** What tables of a project are made of: its answers of these days, of every status. */
export function tableSource(project: AnswerTable, timeZone: string, { start, end }: TableWindow): TableSource {
  const table = inZone(project, timeZone);
  const from = start === null ? -Infinity : startOfDay(start, timeZone);
  const to = end === null ? Infinity : startOfDay(nextDay(end), timeZone);
  const all = Uint32Array.from({ length: table.count }, (_, row) => row);
  const rows = all.filter((row) => {
    const at = table.askedAt[row] ?? 0;
    return at >= from && at < to;
  });
  return { table, timeZone, rows, dayOf: dayReader(table, timeZone) };
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** Rows come in order of time, so the day of the one before is mostly that of the next. */
function dayReader(table: AnswerTable, timeZone: string): (row: number) => string {
  let [day, from, to] = ['', 0, 0];
  return (row) => {
    const at = table.askedAt[row] ?? 0;
    if (at < from || at >= to) {
      day = dateOf(at, timeZone);
      [from, to] = [startOfDay(day, timeZone), startOfDay(nextDay(day), timeZone)];
    }
    return day;
  };
}
