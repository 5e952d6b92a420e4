import type { MessageId } from '#client/i18n/MessageId.ts';
import { withoutNameGuard } from '#client/lib/csv.ts';
import { decodeText } from './decodeText.ts';
import { withoutListMarks } from './listMarks.ts';
import { columnsByContent, columnsOf } from './promptColumns.ts';
import type { PromptColumns } from './promptColumns.ts';
import { MOST_LINES } from './PromptLine.ts';
import type { PromptLine } from './PromptLine.ts';

/** Lines that were read, and how many more there were than are taken at once. */
export interface ReadLines {
  readonly lines: readonly PromptLine[];
  readonly beyond: number;
}

const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = /\.(?:csv|tsv|txt)$/iu;
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

/** Names stand in one of the first rows: a title may stand over them. */
const HEADER_WITHIN = 5;

interface Layout {
  readonly columns: PromptColumns;
  /** Of how many columns the table is; null where no names say so. */
  readonly width: number | null;
  /** The first row below the names. */
  readonly from: number;
}

function layoutOf(rows: readonly (readonly string[])[]): Layout {
  const header = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOf(row).text !== undefined);
  const names = rows[header];
  // A question that stands alone in its row may be a name, too, when nothing but questions is above it.
  const isTitled = rows.slice(0, Math.max(0, header)).every((row) => filledCells(row) < 2);
  if (names !== undefined && isTitled) return { columns: columnsOf(names), width: names.length, from: header + 1 };
  const { columns, hasNames } = columnsByContent(rows.filter((row) => filledCells(row) > 0));
  return { columns, width: hasNames ? (rows[0]?.length ?? null) : null, from: hasNames ? 1 : 0 };
}

const filledCells = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** A row with more cells than there are columns: a comma in the prompt was not quoted. It is put together again, to be looked at. */
function joined(row: readonly string[], { columns, width }: Layout): { row: readonly string[]; isJoined: boolean } {
  const surplus = width === null ? 0 : row.length - width;
  const text = columns.text ?? 0;
  if (surplus <= 0 || row.slice(width ?? 0).every((cell) => cell.trim() === '')) return { row, isJoined: false };
  return {
    row: [...row.slice(0, text), row.slice(text, text + surplus + 1).join(','), ...row.slice(text + surplus + 1)],
    isJoined: true,
  };
}

/** Rows of a table. Without a row of names the first column is the prompt, the second the topic, the third the tags. */
export function linesOfRows(rows: readonly (readonly string[])[]): ReadLines {
  const layout = layoutOf(rows);
  const { columns, from } = layout;
  const cell = (row: readonly string[], index: number | undefined): string =>
    index === undefined ? '' : withoutNameGuard((row[index] ?? '').replaceAll(/\s*\n\s*/gu, ' ').trim());
  const lines = rows.flatMap((given, index): PromptLine[] => {
    if (index < from || filledCells(given) === 0) return [];
    const { row, isJoined } = joined(given, layout);
    return [
      {
        line: index + 1,
        text: cell(row, columns.text),
        topic: cell(row, columns.topic),
        tags: splitTags(cell(row, columns.tags)),
        ...(isJoined ? { joined: true } : {}),
      },
    ];
  });
  const texts = withoutListMarks(lines.map(({ text }) => text));
  return limited(lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text })));
}

const linesIn = (text: string): string[] => text.split(/\r\n|\n|\r/u);

/** A sign that no text holds, so that a row is one cell; quotes around it are read all the same. */
const NO_DELIMITER = '\u001F';

async function parseTable(text: string, delimiter = ''): Promise<readonly (readonly string[])[]> {
  // Only whoever adds a table needs the parser.
  const { default: Papa } = await import('papaparse');
  const whole = text.replace(/^\uFEFF/u, '');
  return Papa.parse<string[]>(whole, { delimiter: delimiter || delimiterOf(whole) }).data;
}

/** The sign between cells; empty: the parser finds it. A name that stands alone in the first line leaves nothing to part. */
function delimiterOf(text: string): string {
  const first = linesIn(text).find((line) => line.trim() !== '') ?? '';
  if (columnsOf([first.replaceAll('"', '')]).text !== undefined) return NO_DELIMITER;
  return first.includes('\t') ? '\t' : '';
}

/** A table without names in which commas stand within sentences, too: there each line is a prompt. */
async function rowsOfTable(text: string): Promise<readonly (readonly string[])[]> {
  const rows = await parseTable(text);
  const filled = rows.filter((row) => filledCells(row) > 0);
  const isNamed = rows.slice(0, HEADER_WITHIN).some((row) => columnsOf(row).text !== undefined);
  const hasSentences = filled.some((row) => row.slice(1).some((cell) => /^\s+\S/u.test(cell)));
  const isUneven = new Set(filled.map((row) => row.length)).size > 1;
  const isParted = text.includes(',') && !text.includes('\t') && !text.includes(';');
  if (isNamed || !isParted || !(hasSentences || isUneven)) return rows;
  return parseTable(text, NO_DELIMITER);
}

/** Cells copied from a spreadsheet: between tabs, or in quotes because they hold breaks or quotes. */
const IS_CELLS = /\t|(?:^|\n)"(?:[^"]|"")*(?:\n|"")(?:[^"]|"")*"\r?(?:\n|$)/u;

/** One prompt a line; rows copied from a table are read as a table. */
export async function readPasted(text: string): Promise<ReadLines> {
  const [firstLine = ''] = linesIn(text);
  const separated = firstLine.split(/[\t,]/u).map((name) => name.replaceAll('"', ''));
  const { text: prompt, ...others } = columnsOf(separated);
  if (prompt !== undefined && Object.keys(others).length > 0) return linesOfRows(await parseTable(text));
  if (IS_CELLS.test(text)) return linesOfRows(await parseTable(text, '\t'));
  const lines = linesIn(text).map((line, index) => ({ line: index + 1, text: line.trim(), topic: '', tags: [] }));
  const filled = lines.filter((line) => line.text !== '');
  const texts = withoutListMarks(filled.map((line) => line.text));
  return limited(filled.map((line, index) => ({ ...line, text: texts[index] ?? line.text })));
}

/** What a file holds, or why it cannot be used. */
export async function readPromptFile(file: File): Promise<ReadLines | { readonly refused: MessageId }> {
  if (!KINDS.test(file.name)) return { refused: 'prompt.file.wrongType' };
  if (file.size === 0) return { refused: 'upload.empty' };
  if (file.size > MOST_BYTES) return { refused: 'prompt.file.tooLarge' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { refused: 'upload.unreadable' };
  }
  const text = decodeText(bytes);
  // A spreadsheet or picture that was only renamed.
  if (text.includes('\u0000')) return { refused: 'prompt.file.wrongType' };
  const read = /\.txt$/iu.test(file.name) ? await readPasted(text) : linesOfRows(await rowsOfTable(text));
  return read.lines.length === 0 ? { refused: 'upload.empty' } : read;
}
