import type { MessageId } from '#client/i18n/MessageId.ts';
import { withoutNameGuard } from '#client/lib/csv.ts';
import { MEGABYTE } from '#client/lib/fileKind.ts';
import { headingsOf, withoutListMarks } from '#client/lib/listMarks.ts';
import { hasMagic } from '#client/lib/magicBytes.ts';
import { isWorkbookName, workbookSheets } from '#client/lib/workbookSheets.ts';
import { decodeText } from './decodeText.ts';
import { jsonRows, markdownRows } from './pastedRows.ts';
import { columnsByContent, columnsOf } from './promptColumns.ts';
import type { PromptColumns } from './promptColumns.ts';
import { MOST_LINES } from './PromptLine.ts';
import type { PromptLine } from './PromptLine.ts';

/** How a file was read. */
export interface FileReading {
  /** How many lines exceeded the limit. */
  readonly beyond: number;
  /** The encoding, by its name in the Encoding Standard, if it is not UTF-8. */
  readonly encoding?: string | undefined;
  /** The names of a workbook's sheets that were read, and of the others that have values. */
  readonly sheets?: readonly string[] | undefined;
  readonly otherSheets?: readonly string[] | undefined;
}

/** The lines that were read. */
export interface ReadLines extends FileReading {
  readonly lines: readonly PromptLine[];
}

/** Why nothing could be read. */
export interface Refused {
  readonly refused: MessageId;
}

/** The types that can be read, for the file input. */
export const PROMPT_FILE_TYPES = '.csv,.tsv,.txt,.xlsx,.xlsm';
const MOST_BYTES = 5 * MEGABYTE;
const TEXT_KINDS = /\.(?:csv|tsv|txt)$/iu;
const TAG_SEPARATOR = /[,，、;；|]+/u;

function limited(lines: readonly PromptLine[]): ReadLines {
  return { lines: lines.slice(0, MOST_LINES), beyond: Math.max(0, lines.length - MOST_LINES) };
}

const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(TAG_SEPARATOR)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** The header is one of the first rows: a title may stand above it. */
const HEADER_WITHIN = 5;

interface Layout {
  readonly columns: PromptColumns;
  /** Number of columns; null without a header. */
  readonly width: number | null;
  /** Index of the first row below the header. */
  readonly from: number;
}

function layoutOf(rows: readonly (readonly string[])[]): Layout {
  const header = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOf(row).text !== undefined);
  const names = rows[header];
  // A question alone in its row may be a header too, if only single cells are above it.
  const isTitled = rows.slice(0, Math.max(0, header)).every((row) => filledCells(row) < 2);
  if (names !== undefined && isTitled) return { columns: columnsOf(names), width: names.length, from: header + 1 };
  const { columns, hasNames } = columnsByContent(rows.filter((row) => filledCells(row) > 0));
  return { columns, width: hasNames ? (rows[0]?.length ?? null) : null, from: hasNames ? 1 : 0 };
}

const filledCells = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** Repairs a row with more cells than columns (an unquoted comma in the prompt) by joining them, and flags it for review. */
function joined(row: readonly string[], { columns, width }: Layout): { row: readonly string[]; isJoined: boolean } {
  const surplus = width === null ? 0 : row.length - width;
  const text = columns.text ?? 0;
  if (surplus <= 0 || row.slice(width ?? 0).every((cell) => cell.trim() === '')) return { row, isJoined: false };
  return {
    row: [...row.slice(0, text), row.slice(text, text + surplus + 1).join(','), ...row.slice(text + surplus + 1)],
    isJoined: true,
  };
}

/** The lines of a cell as one. */
const joinLines = (cell: string): string =>
  cell
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ');

/** Converts table rows, which are numbered from `first`. */
function linesOfTable(rows: readonly (readonly string[])[], first = 1): readonly PromptLine[] {
  const layout = layoutOf(rows);
  const { columns, from } = layout;
  const cell = (row: readonly string[], index: number | undefined): string =>
    index === undefined ? '' : withoutNameGuard(joinLines(row[index] ?? ''));
  const lines = rows.flatMap((given, index): PromptLine[] => {
    if (index < from || filledCells(given) === 0) return [];
    const { row, isJoined } = joined(given, layout);
    return [
      {
        line: first + index,
        text: cell(row, columns.text),
        topic: cell(row, columns.topic),
        tags: splitTags(cell(row, columns.tags)),
        ...(isJoined ? { joined: true } : {}),
      },
    ];
  });
  const texts = withoutListMarks(lines.map(({ text }) => text));
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text }));
}

/** Converts table rows. Without a header, the columns are prompt, topic and tags. */
export function linesOfRows(rows: readonly (readonly string[])[]): ReadLines {
  return limited(linesOfTable(rows));
}

/** Whether one of the first rows names a column of prompts. */
const namesPrompts = (rows: readonly (readonly string[])[]): boolean =>
  rows.slice(0, HEADER_WITHIN).some((row) => columnsOf(row).text !== undefined);

/** Reads the visible sheets that name a column of prompts, else the first one. The rows of several sheets are numbered on. */
async function readWorkbook(bytes: ArrayBuffer): Promise<ReadLines | Refused> {
  let sheets: Awaited<ReturnType<typeof workbookSheets>>;
  try {
    sheets = await workbookSheets(bytes);
  } catch {
    return { refused: 'upload.workbook' };
  }
  const named = sheets.filter(({ rows, isHidden }) => !isHidden && namesPrompts(rows));
  const read = named.length > 0 ? named : sheets.slice(0, 1);
  let first = 1;
  const lines = read.flatMap(({ rows }) => {
    const table = linesOfTable(rows, first);
    first += rows.length;
    return table;
  });
  if (lines.length === 0) return { refused: 'upload.empty' };
  if (sheets.length < 2) return limited(lines);
  const names = (list: typeof sheets): string[] => list.map(({ name }) => name);
  return { ...limited(lines), sheets: names(read), otherSheets: names(sheets.filter((each) => !read.includes(each))) };
}

const linesIn = (text: string): string[] => text.split(/\r\n|\n|\r/u);

/** A delimiter that occurs in no text, so that a row is one cell; quotes around it are still parsed. */
const NO_DELIMITER = '\u001F';

async function parseTable(text: string, delimiter = ''): Promise<readonly (readonly string[])[]> {
  // The parser is loaded on demand.
  const { default: Papa } = await import('papaparse');
  const whole = text.replace(/^\uFEFF/u, '');
  return Papa.parse<string[]>(whole, { delimiter: delimiter || delimiterOf(whole) }).data;
}

/** The delimiter; empty: the parser detects it. If the first line is a single column name, there is no delimiter. */
function delimiterOf(text: string): string {
  const first = linesIn(text).find((line) => line.trim() !== '') ?? '';
  if (first.includes('\t')) return '\t';
  if (columnsOf([first.replaceAll('"', '')]).text !== undefined) return NO_DELIMITER;
  // What parts the known names: sentences in the rows below may hold more of another delimiter.
  return [';', ',', '|'].find((delimiter) => namesAllIn(first.split(delimiter))) ?? '';
}

/** Whether a row names a column of prompts and another one. */
function namesAllIn(row: readonly string[]): boolean {
  const { text, ...others } = columnsOf(row.map((name) => name.replaceAll('"', '')));
  return text !== undefined && Object.keys(others).length > 0;
}

/** Parses a table. Without a header and with commas inside sentences, each line is a prompt. */
async function rowsOfTable(text: string): Promise<readonly (readonly string[])[]> {
  const rows = await parseTable(text);
  const filled = rows.filter((row) => filledCells(row) > 0);
  const hasSentences = filled.some((row) => row.slice(1).some((cell) => /^\s+\S/u.test(cell)));
  const isUneven = new Set(filled.map((row) => row.length)).size > 1;
  const isParted = text.includes(',') && !text.includes('\t') && !text.includes(';');
  if (namesPrompts(rows) || !isParted || !(hasSentences || isUneven)) return rows;
  return parseTable(text, NO_DELIMITER);
}

/** Cells copied from a spreadsheet: separated by tabs, or quoted because they contain line breaks or quotes. */
const IS_CELLS = /\t|(?:^|\n)"(?:[^"]|"")*(?:\n|"")(?:[^"]|"")*"\r?(?:\n|$)/u;

/** One prompt per line, below headings that name their topics. */
function linesOfList(given: readonly string[]): ReadLines {
  const filled = given.flatMap((text, index) => (text.trim() === '' ? [] : [{ line: index + 1, text: text.trim() }]));
  const headings = headingsOf(filled.map(({ text }) => text));
  let topic = '';
  const lines = filled.flatMap((line, index): PromptLine[] => {
    const heading = headings[index] ?? null;
    topic = heading ?? topic;
    return heading === null ? [{ ...line, topic, tags: [] }] : [];
  });
  const texts = withoutListMarks(lines.map(({ text }) => text));
  return limited(lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text })));
}

/** One prompt per line, or a JSON list; rows copied from a table are parsed as a table. */
export async function readPasted(text: string): Promise<ReadLines> {
  const given = linesIn(text);
  const rows = jsonRows(text) ?? markdownRows(given);
  if (rows !== null) return linesOfRows(rows);
  const [firstLine = ''] = given;
  if (namesAllIn(firstLine.split(/[\t,;|]/u))) return linesOfRows(await parseTable(text));
  if (IS_CELLS.test(text)) return linesOfRows(await parseTable(text, '\t'));
  // The name of the column, copied with its cells.
  return linesOfList(columnsOf([firstLine]).text === undefined ? given : ['', ...given.slice(1)]);
}

/** The lines of a file, or why it cannot be used. */
export async function readPromptFile(file: File): Promise<ReadLines | Refused> {
  if (!TEXT_KINDS.test(file.name) && !isWorkbookName(file.name)) return { refused: 'prompt.file.wrongType' };
  if (file.size === 0) return { refused: 'upload.empty' };
  if (file.size > MOST_BYTES) return { refused: 'prompt.file.tooLarge' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { refused: 'upload.unreadable' };
  }
  if (hasMagic(new Uint8Array(bytes), 'zip') || isWorkbookName(file.name)) return readWorkbook(bytes);
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\u0000')) return { refused: 'prompt.file.wrongType' };
  const read = /\.txt$/iu.test(file.name) ? await readPasted(text) : linesOfRows(await rowsOfTable(text));
  if (read.lines.length === 0) return { refused: 'upload.empty' };
  return encoding === 'utf-8' ? read : { ...read, encoding };
}
