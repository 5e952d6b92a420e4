import { readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { trafficSchema } from '#client/api/trafficSchemas.ts';
import type { LogFormat, LogImport } from '#client/api/trafficSchemas.ts';
import { anyHostLabel } from '#server/analysis/traffic/TrafficLog.ts';
import type { LogSpan, TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { DamagedFileError, unreadableFile } from '#server/refusal/DamagedFileError.ts';
import { fileVersion } from '../projectFiles/fileVersion.ts';
import { trafficPath } from '../projectFiles/projectPaths.ts';
import { openSealedJson, sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';

/** Version of the file format. */
const FORM = 1;

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
// The cells are checked together below: millions of numbers one by one would take seconds.
const cells = v.custom<number[]>((value) => Array.isArray(value) && value.every((each) => Number.isInteger(each)));

/** Absent in older files, and when one second has too many lines. */
const marks = v.optional(v.array(v.number()));

/** Absent in older files too; four bytes per mark. */
const counted = v.optional(v.object({ format: v.string(), marks: v.pipe(v.string(), v.base64()) }));

const fileSchema = v.object({
  form: v.literal(FORM),
  time_zone: v.pipe(v.string(), v.nonEmpty()),
  urls: v.array(v.string()),
  actors: v.array(v.string()),
  cells: v.object({ day: cells, actor: cells, url: cells, status: cells, count: cells }),
  spans: v.array(v.object({ label: v.string(), from: v.number(), to: v.number(), first: marks, last: marks, counted })),
  imports: trafficSchema.entries.imports,
  size: index,
  /** Whether spans are per host; in older files they cover all hosts of their log. */
  by_host: v.optional(v.boolean(), false),
});

type PackedSpan = v.InferOutput<typeof fileSchema>['spans'][number];

function packed({ counted: requests, ...span }: LogSpan): object {
  if (requests === undefined) return span;
  const { format, marks: numbers } = requests;
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return { ...span, counted: { format, marks: bytes.toString('base64') } };
}

function unpacked({ counted: requests, ...span }: PackedSpan): LogSpan {
  if (requests === undefined) return span;
  const bytes = Uint8Array.from(Buffer.from(requests.marks, 'base64'));
  return { ...span, counted: { format: requests.format, marks: new Uint32Array(bytes.buffer, 0, bytes.length >> 2) } };
}

/** A version that changes at each write; null when the file is missing. */
export function trafficVersion(dataDir: string, id: string): string | null {
  return fileVersion(trafficPath(dataDir, id));
}

/** Reads the stored access logs of a project. @throws ImportStoreError when it cannot be read. */
export function readTraffic(dataDir: string, id: string): TrafficLog {
  const file = trafficPath(dataDir, id);
  try {
    const { value, isChanged } = openSealedJson(readFileSync(file, 'utf8'));
    const { time_zone, urls, actors, cells: columns, imports, size, ...rest } = v.parse(fileSchema, value);
    const { day, actor, url, status, count } = columns;
    const spans = rest.spans.map(unpacked).map((span) => {
      return rest.by_host ? span : { ...span, label: anyHostLabel(span.label) };
    });
    if ([day, actor, url, status, count].some(({ length }) => length !== size)) throw new Error('cells are missing');
    if (isChanged) throw new Error('its content differs from what was written (wrong checksum)');
    return {
      timeZone: time_zone,
      ...{ urls, actors, spans, imports: imports.map(knownFormat) },
      day: Uint16Array.from(day),
      actor: Uint8Array.from(actor),
      url: Uint32Array.from(url),
      status: Uint16Array.from(status),
      count: Uint32Array.from(count),
    };
  } catch (error) {
    throw new DamagedFileError(file, 'made', unreadableFile(error));
  }
}

/** Writes the log atomically. @throws the file system's error; the old file stays. */
export function writeTraffic(dataDir: string, id: string, log: TrafficLog): void {
  const { timeZone, urls, actors, day, actor, url, status, count, spans, imports } = log;
  const columns = { day, actor, url, status, count };
  const text = sealJson({
    form: FORM,
    time_zone: timeZone,
    ...{ urls, actors, spans: spans.map(packed), imports, size: count.length, by_host: true },
    cells: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, [...column]])),
  });
  writeWhole(trafficPath(dataDir, id), text);
}

/** Deletes the stored logs of a project. */
export function removeTraffic(dataDir: string, id: string): void {
  rmSync(trafficPath(dataDir, id), { force: true });
}

const FALLBACK: LogFormat = 'combined';

/** A file of a newer version may contain formats that this version does not know. */
function knownFormat(imported: LogImport): LogImport {
  return imported.format === 'unknown' ? { ...imported, format: FALLBACK } : imported;
}
