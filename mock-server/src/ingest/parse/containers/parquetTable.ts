import { statSync } from 'node:fs';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { DAY_MS } from '#client/lib/dates.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { ArchiveError } from './ArchiveReader.ts';

/** Rows per batch: texts are long. */
const BATCH = 1000;

/** Meaning of a time column: UTC instants, wall-clock times without a zone, or days. */
type TimeKind = 'instant' | 'wall' | 'day';

/** The columns whose times have no zone. */
function timeKinds({ schema }: FileMetaData): ReadonlyMap<string, TimeKind> {
  return new Map(
    schema.map(({ name, logical_type: logical, converted_type: converted }): [string, TimeKind] => {
      if (logical?.type === 'DATE' || converted === 'DATE') return [name, 'day'];
      return [name, logical?.type === 'TIMESTAMP' && !logical.isAdjustedToUTC ? 'wall' : 'instant'];
    }),
  );
}

/** Formats a time. A wall-clock time has no zone, and at midnight it is a day, as day columns are often stored. */
function timeText(time: Date, kind: TimeKind): string {
  const text = time.toISOString();
  if (kind === 'instant') return text;
  return kind === 'day' || time.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, -1).replace('T', ' ');
}

/** Converts values that JSON cannot hold: 64-bit integers and times. */
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

/**
 * Converts plain errors, which the library throws for damaged files, to ArchiveError.
 * @throws ArchiveError; errors of the file system unchanged
 */
async function readSoundly<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    if (errorCode(error) !== '') throw error;
    throw new ArchiveError(errorMessage(error), { cause: error });
  }
}

/** Whether all declared rows were read. The library omits missing rows or leaves their values undefined; empty values are null. */
function areWhole(rows: readonly Record<string, unknown>[], count: number): boolean {
  return rows.length === count && rows.every((row) => Object.values(row).every((value) => value !== undefined));
}

/** Yields the rows of a Parquet file as records, in batches. @throws ArchiveError for a damaged file or a wrong row count */
export async function* parquetTable(
  path: string,
  onBytes: (size: number) => void,
): AsyncGenerator<readonly SourceEvent[]> {
  const file = await asyncBufferFromFile(path);
  const metadata = await readSoundly(() => parquetMetadataAsync(file));
  const count = Number(metadata.num_rows);
  const { size } = statSync(path);
  const kinds = timeKinds(metadata);
  const valueOf = (value: unknown, key: string): unknown =>
    value instanceof Date ? timeText(value, kinds.get(key) ?? 'instant') : plain(value);
  let keys: readonly string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    const part = { file, metadata, compressors, rowStart: from, rowEnd: to };
    const rows = await readSoundly(() => parquetReadObjects(part));
    if (!areWhole(rows, to - from)) throw new ArchiveError(`Rows from ${String(from + 1)} on are missing`);
    if (keys.length === 0) keys = Object.keys(rows[0] ?? {});
    yield rows.map((row, index): SourceEvent => {
      return { kind: 'record', line: from + index + 1, keys, values: keys.map((key) => valueOf(row[key], key)) };
    });
    onBytes((size * (to - from)) / Math.max(1, count));
  }
}
