import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { statSync } from 'node:fs';
import type { SourceEvent } from '../sourceEvents.ts';

/** Rows read at a time: texts are long. */
const BATCH = 1000;

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
  let keys: readonly string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    const rows = await parquetReadObjects({ file, metadata, compressors, rowStart: from, rowEnd: to });
    if (keys.length === 0) keys = Object.keys(rows[0] ?? {});
    yield rows.map((row, index): SourceEvent => {
      return { kind: 'record', line: from + index + 1, keys, values: keys.map((key) => plain(row[key])) };
    });
    onBytes((size * (to - from)) / Math.max(1, count));
  }
}
