import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { statSync } from 'node:fs';
import { DAY_MS } from '#client/lib/dates.ts';
import type { SourceEvent } from '../sourceEvents.ts';

/** Rows read at a time: texts are long. */
const BATCH = 1000;

/** How times of a column are meant: of a zone, of the clock on the wall, or whole days. */
type TimeKind = 'instant' | 'wall' | 'day';

/** The columns whose times are of no zone. */
function timeKinds({ schema }: FileMetaData): ReadonlyMap<string, TimeKind> {
  return new Map(
    schema.map(({ name, logical_type: logical, converted_type: converted }): [string, TimeKind] => {
      if (logical?.type === 'DATE' || converted === 'DATE') return [name, 'day'];
      return [name, logical?.type === 'TIMESTAMP' && !logical.isAdjustedToUTC ? 'wall' : 'instant'];
    }),
  );
}

/** A time as text. One of no zone has none; it is a day where it is midnight, as tables of days are often kept. */
function timeText(time: Date, kind: TimeKind): string {
  const text = time.toISOString();
  if (kind === 'instant') return text;
  return kind === 'day' || time.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, -1).replace('T', ' ');
}

/** As JSON has it: whole numbers of 64 bits and times are no values of JSON. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

/** The rows of a Parquet file as records, a batch at a time. */
export async function* parquetTable(
  path: string,
  onBytes: (size: number) => void,
): AsyncGenerator<readonly SourceEvent[]> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const count = Number(metadata.num_rows);
  const { size } = statSync(path);
  const kinds = timeKinds(metadata);
  const valueOf = (value: unknown, key: string): unknown =>
    value instanceof Date ? timeText(value, kinds.get(key) ?? 'instant') : plain(value);
  let keys: readonly string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    const rows = await parquetReadObjects({ file, metadata, compressors, rowStart: from, rowEnd: to });
    if (keys.length === 0) keys = Object.keys(rows[0] ?? {});
    yield rows.map((row, index): SourceEvent => {
      return { kind: 'record', line: from + index + 1, keys, values: keys.map((key) => valueOf(row[key], key)) };
    });
    onBytes((size * (to - from)) / Math.max(1, count));
  }
}
