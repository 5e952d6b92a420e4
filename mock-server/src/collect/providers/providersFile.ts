import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '#server/refusal/errorCode.ts';

/** Permission bits for group and others. */
const OTHERS = 0o077;

/** Prices and switches may be JSON numbers and booleans. */
const valueSchema = v.pipe(
  v.nullable(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((value) => String(value)),
);
const valuesSchema = v.record(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,60}$/u)), valueSchema);
const BYTE_ORDER_MARK = /^\ufeff/u;

type FileValues = Readonly<Record<string, string>>;

/** The reason why `providers.json` is not read. */
interface FileProblem {
  readonly kind: 'file_mode' | 'file_unreadable';
  /** The file mode; or the file, with the invalid entry or line. */
  readonly value: string;
  readonly remedy: string;
}

const quoted = (file: string): string =>
  /^[\w./-]+$/u.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;

/** The first invalid entry, or the line of the JSON syntax error; '' if unknown. */
function placeOf(error: unknown, text: string): string {
  if (v.isValiError<typeof valuesSchema>(error)) return v.getDotPath(error.issues[0]) ?? '';
  const position = error instanceof SyntaxError ? / position (\d+)/u.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : String(text.slice(0, Number(position)).split('\n').length);
}

/**
 * Reads `providers.json` of the data folder, an object with the names of the environment variables: `{"OPENAI_API_KEY": "..."}`. Refuses a
 * file that others than its owner can read. A missing file is no problem. Problems contain nothing of the file's values.
 */
export function readProvidersFile(dataDir: string): FileValues | FileProblem {
  const file = join(dataDir, 'providers.json');
  let text = '';
  try {
    const mode = statSync(file).mode & 0o777;
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      return { kind: 'file_mode', value: mode.toString(8).padStart(3, '0'), remedy: `chmod 600 ${quoted(file)}` };
    }
    text = readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '');
    return v.parse(valuesSchema, JSON.parse(text));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    const place = placeOf(error, text);
    return { kind: 'file_unreadable', value: place === '' ? file : `${file}:${place}`, remedy: '' };
  }
}

export function isFileProblem(read: FileValues | FileProblem): read is FileProblem {
  return read.kind === 'file_mode' || read.kind === 'file_unreadable';
}
