import Papa from 'papaparse';
import type { KeywordFile } from '#client/api/keywordSchemas.ts';
import { columnsOf } from '#server/analysis/keywords/keywordColumns.ts';
import type { FileRow } from '#server/analysis/keywords/keywordHeader.ts';
import { readKeywordRows } from '#server/analysis/keywords/readKeywordRows.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { TextSource } from './encoding/TextSource.ts';
import { CSV_DELIMITERS, readCsvRows } from './formats/readCsvRows.ts';
import type { CsvDelimiter } from './formats/readCsvRows.ts';

/** Number of rows searched for the header. */
const HEADER_WITHIN = 10;
/** Excel's delimiter line. */
const DELIMITER_LINE = /^sep=.\r?\n/u;
const IS_LIST = /\.txt$/iu;
/** Characters of binary files, such as a workbook or an image. */
const NOT_TEXT = /[\0\uFFFD]/u;

async function decodeText(bytes: Uint8Array): Promise<string> {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(bytes);
  }
  const pieces = new TextSource(whole()).pieces();
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.replace(/^\uFEFF/u, '').replace(DELIMITER_LINE, '');
}

/** The delimiter that yields known columns; else the one that yields most cells. */
function delimiterOf(text: string): CsvDelimiter {
  const scores = CSV_DELIMITERS.map((delimiter) => {
    const rows = readCsvRows(text, 0, { delimiter, newline: '\n' }, HEADER_WITHIN);
    const named = rows.flatMap(({ cells }) => columnsOf(cells) ?? []);
    const columns = named.find(({ volume }) => volume.places.length > 0) ?? named[0];
    const cells = Math.max(0, ...rows.map((row) => row.cells.length));
    const found = columns === undefined ? 0 : 1 + Number(columns.volume.places.length > 0);
    return { delimiter, score: found * 1000 + Math.min(cells, 999) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}

const breaksIn = (text: string): number => text.split('\n').length - 1;

function rowsOf(text: string): FileRow[] {
  const rows: FileRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    step: ({ data, meta }) => {
      const last = data.at(-1);
      if (last?.endsWith('\r') === true) data[data.length - 1] = last.slice(0, -1);
      rows.push({ line, cells: data });
      line += breaksIn(text.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  return rows;
}

/**
 * Reads the keywords of an uploaded table in any supported encoding and delimiter (comma, semicolon, tab). A
 * plain text file (.txt) without named columns is a list, one keyword per line.
 */
export async function readKeywordFile(
  file: { readonly name: string; readonly bytes: Uint8Array },
  project: ProjectDefinition,
): Promise<KeywordFile> {
  const text = await decodeText(file.bytes);
  if (NOT_TEXT.test(text.slice(0, 2000))) return { kind: 'refused', reason: 'not_text', first_lines: [] };
  const normal = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  const isList = IS_LIST.test(file.name);
  const rows = rowsOf(normal);
  // Commas do not split the lines of a list.
  const named = rows.slice(0, HEADER_WITHIN).some(({ cells }) => columnsOf(cells) !== null);
  if (!isList || named) return readKeywordRows(rows, isList, project);
  const lines = normal.split('\n').map((line, index) => ({ line: index + 1, cells: [line.replace(/\r$/u, '')] }));
  return readKeywordRows(lines, true, project);
}
