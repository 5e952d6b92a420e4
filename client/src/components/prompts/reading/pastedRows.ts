import * as v from 'valibot';
import { columnsOf } from './promptColumns.ts';

/** Splits a row of a Markdown table; `\\|` is a pipe inside a cell. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) =>
      cell
        .trim()
        .replaceAll(String.raw`\|`, '|')
        .replaceAll(/<br\s*\/?>/giu, ' '),
    );

const RULE = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u;

/** The rows of a pasted Markdown table without the line below its header, one for each line; null if the text is none. */
export function markdownRows(lines: readonly string[]): readonly (readonly string[])[] | null {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const isFramed = filled.length > 0 && filled.every((line) => /^\|.*\|$/u.test(line));
  if (!isFramed && !(RULE.test(filled[1] ?? '') && filled.every((line) => line.includes('|')))) return null;
  const [head = ''] = filled;
  // A header without known names is no prompt. Empty rows stand for lines without one, so that a row is known by its line.
  const isNameless = RULE.test(filled[1] ?? '') && columnsOf(cellsOf(head)).text === undefined;
  return lines.map((given) => {
    const line = given.trim();
    return line === '' || RULE.test(line) || (isNameless && line === head) ? [] : cellsOf(line);
  });
}

const tags = v.pipe(
  v.array(v.string()),
  v.transform((list) => list.join(';')),
);
const cell = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String)), tags]), '');
const jsonSchema = v.union([
  v.pipe(
    v.array(v.string()),
    v.transform((texts) => texts.map((text) => [text])),
  ),
  v.pipe(
    v.array(v.record(v.string(), v.unknown())),
    v.transform((records) => {
      const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
      const head = columnsOf(names).text === undefined ? [] : names;
      return [head, ...records.map((record) => names.map((name) => v.parse(cell, record[name])))];
    }),
  ),
]);

/** The rows of a pasted JSON list of texts or records; null if the text is none. */
export function jsonRows(text: string): readonly (readonly string[])[] | null {
  if (!text.trim().startsWith('[')) return null;
  try {
    const read = v.safeParse(jsonSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
