import { isPlainObject } from '#client/lib/isPlainObject.ts';

export const IMPORT_FORMATS = ['csv', 'json', 'jsonl'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const LINES_ENDING = /\.(?:jsonl|ndjson|jsonlines)$/iu;

function objectKeys(line: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(line);
    return isPlainObject(value) ? Object.keys(value) : null;
  } catch {
    return null;
  }
}

/**
 * Detects the format from the content rather than the name: exports are often misnamed. A lone object is one line of JSONL if it is an
 * answer itself, else a list wrapped in an object.
 * @param sample the first characters of the file, 65,536 or more if available
 * @param isAnswerShape whether an object with these keys is a recorded answer
 */
export function detectFormat(
  sample: string,
  fileName: string,
  isAnswerShape: (keys: readonly string[]) => boolean,
): ImportFormat {
  const text = sample.trim();
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return 'csv';
  if (LINES_ENDING.test(fileName)) return 'jsonl';
  const [line = '', ...others] = text.split('\n', 100);
  const keys = objectKeys(line);
  if (keys === null) return 'json';
  return isAnswerShape(keys) || others.some((other) => other.startsWith('{')) ? 'jsonl' : 'json';
}
