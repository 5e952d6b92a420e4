import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '#server/refusal/errorCode.ts';

/** Bits of a mode that let others than its owner in. */
const OTHERS = 0o077;

const valuesSchema = v.record(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,60}$/u)), v.string());

type FileValues = Readonly<Record<string, string>>;

/** Why `providers.json` is not read. */
interface FileProblem {
  readonly kind: 'file_mode' | 'file_unreadable';
  /** The mode, or the file. */
  readonly value: string;
  readonly remedy: string;
}

const quoted = (file: string): string =>
  /^[\w./-]+$/u.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Reads `providers.json` of the data folder, an object of the names that the environment has: `{"OPENAI_API_KEY": "..."}`. A file
 * that others than its owner may read is refused. None at all is no problem. Nothing of its content is in a problem.
 */
export function readProvidersFile(dataDir: string): FileValues | FileProblem {
  const file = join(dataDir, 'providers.json');
  try {
    const mode = statSync(file).mode & 0o777;
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      return { kind: 'file_mode', value: mode.toString(8).padStart(3, '0'), remedy: `chmod 600 ${quoted(file)}` };
    }
    return v.parse(valuesSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? {} : { kind: 'file_unreadable', value: file, remedy: '' };
  }
}

export function isFileProblem(read: FileValues | FileProblem): read is FileProblem {
  return read.kind === 'file_mode' || read.kind === 'file_unreadable';
}
