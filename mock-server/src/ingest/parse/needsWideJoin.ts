import { joinKeyOf } from './joinKeyOf.ts';
import type { RowReader } from './RowReader.ts';
import type { SourceRecord } from './sourceEvents.ts';

/** Whether rows of one answer, each with one of its sources, are not adjacent, as in a table sorted by source. */
export function needsWideJoin(records: readonly SourceRecord[], reader: RowReader): boolean {
  const seen = new Map<string, number>();
  let place = 0;
  for (const record of records) {
    const row = reader.read(record);
    if (typeof row === 'string') continue;
    place += 1;
    const key = joinKeyOf(row);
    const before = seen.get(key);
    if (before !== undefined && before < place - 1 && (row.citations?.length ?? 0) > 0) return true;
    seen.set(key, place);
  }
  return false;
}
