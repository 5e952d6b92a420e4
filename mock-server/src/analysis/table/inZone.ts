import { formatDay } from '#client/lib/dates.ts';
import { startOfDay } from '#client/lib/zoneClock.ts';
import type { AnswerTable } from './AnswerTable.ts';
import { keepRows } from './keepRows.ts';
import { rowOrder } from './rowOrder.ts';

const HALF_DAY_MS = 43_200_000;

const known = new WeakMap<AnswerTable, Map<string, AnswerTable>>();

/**
 * The table in a viewer's time zone: an answer with only a day known is placed at noon of that day in the zone, so that it counts for that
 * day in every zone. The same table and zone return the same object, because caches are keyed by it.
 */
export function inZone(table: AnswerTable, timeZone: string): AnswerTable {
  if (table.knownDay.every((day) => day === 0)) return table;
  const views = known.get(table) ?? new Map<string, AnswerTable>();
  known.set(table, views);
  const view = views.get(timeZone) ?? shifted(table, timeZone);
  views.set(timeZone, view);
  return view;
}

function shifted(table: AnswerTable, timeZone: string): AnswerTable {
  const noons = new Map<number, number>();
  const noonOf = (day: number): number => {
    const noon = noons.get(day) ?? startOfDay(formatDay(day), timeZone) + HALF_DAY_MS;
    noons.set(day, noon);
    return noon;
  };
  const askedAt = Float64Array.from({ length: table.count }, (_, row) => {
    const day = table.knownDay[row] ?? 0;
    return day > 0 ? noonOf(day) : (table.askedAt[row] ?? 0);
  });
  const order = rowOrder(askedAt, table.ids);
  if (order === null) return { ...table, askedAt };
  return { ...keepRows(table, order), askedAt: Float64Array.from(order, (row) => askedAt[row] ?? 0) };
}
