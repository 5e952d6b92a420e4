import type { ImportMapping } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { parseJsonCell } from '../cells/parseListCell.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import type { Values } from './Values.ts';

/** Objects in which tools store details of a call. */
const DETAILS = /^(?:metadata|meta|extra)$/iu;
/** Other values under these names may be durations, or numbers of days. */
const DATED = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d)/u;

/**
 * The date in the details of a record without a date column, by its path: `metadata: {timestamp: "2026-05-24T15:56:04Z"}`. Null: none.
 */
export function dateBeside({ keys, values }: SourceRecord, { columns }: ImportMapping): Values | null {
  if (columns.answer === undefined || columns.date !== undefined) return null;
  for (const [place, key] of keys.entries()) {
    if (!DETAILS.test(key)) continue;
    const value = values[place];
    const details = typeof value === 'string' ? parseJsonCell(value) : value;
    if (!isPlainObject(details)) continue;
    const found = Object.entries(details).find(
      ([name, written]) => fieldOfKey(name) === 'date' && typeof written === 'string' && DATED.test(written),
    );
    if (found !== undefined) return { [`${key}.${found[0]}`]: found[1] };
  }
  return null;
}
