import type { MessageId } from '../../../i18n/MessageId.ts';
import { MOST_LINES } from './promptLines.ts';
import type { PromptLine } from './promptLines.ts';

/** Lines that were read, and how many more there were than are taken at once. */
export interface ReadLines {
  readonly lines: readonly PromptLine[];
  readonly beyond: number;
}

const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = /\.(?:csv|tsv|txt)$/iu;
const TAG_SEPARATOR = /[,，、;；|]+/u;

/** Names of columns, in lower case; the catalogues name none of them, they are what files in the world call them. */
const COLUMN_NAMES = {
  text: ['prompt', 'prompts', 'text', 'question', 'query', '\u63d0\u793a\u8bcd', '\u63d0\u95ee', '\u95ee\u9898'],
  topic: ['topic', 'category', '\u4e3b\u9898', '\u8bdd\u9898', '\u5206\u7c7b'],
  tags: ['tags', 'tag', 'labels', '\u6807\u7b7e'],
} as const;
type Field = keyof typeof COLUMN_NAMES;

function columnsOf(header: readonly string[]): Readonly<Partial<Record<Field, number>>> {
  const names = header.map((name) => name.trim().normalize('NFKC').toLowerCase());
  const place = (field: Field): number =>
    names.findIndex((name) => COLUMN_NAMES[field].some((known) => known === name));
  const found: Partial<Record<Field, number>> = {};
  for (const field of ['text', 'topic', 'tags'] as const) {
    const index = place(field);
    if (index >= 0) found[field] = index;
  }
  return found;
}

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

/** Rows of a table. Without a row of names the first column is the prompt, the second the topic, the third the tags. */
export function linesOfRows(rows: readonly (readonly string[])[]): ReadLines {
  const [first = []] = rows;
  const named = columnsOf(first);
  const hasNames = named.text !== undefined;
  const columns = hasNames ? named : { text: 0, topic: 1, tags: 2 };
  const cell = (row: readonly string[], index: number | undefined): string =>
    index === undefined ? '' : (row[index] ?? '').trim();
  const lines = rows.flatMap((row, index): PromptLine[] => {
    if ((hasNames && index === 0) || row.every((value) => value.trim() === '')) return [];
    return [
      {
        line: index + 1,
        text: cell(row, columns.text),
        topic: cell(row, columns.topic),
        tags: splitTags(cell(row, columns.tags)),
      },
    ];
  });
  return limited(lines);
}

async function parseTable(text: string): Promise<readonly (readonly string[])[]> {
  // Only whoever adds a table needs the parser.
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text.replace(/^\uFEFF/u, '')).data;
}

/** One prompt a line; rows copied from a table whose first row names the columns are read as a table. */
export async function readPasted(text: string): Promise<ReadLines> {
  const [firstLine = ''] = text.split(/\r?\n/u, 1);
  const separated = firstLine.split(/[\t,]/u).map((name) => name.replaceAll('"', ''));
  const { text: prompt, ...others } = columnsOf(separated);
  if (prompt !== undefined && Object.keys(others).length > 0) return linesOfRows(await parseTable(text));
  const lines = text
    .split(/\r?\n/u)
    .map((line, index) => ({ line: index + 1, text: line.trim(), topic: '', tags: [] }));
  return limited(lines.filter((line) => line.text !== ''));
}

/** Spreadsheets save Chinese as UTF-8 or, in older settings, as GB 18030; the first does not decode by accident. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
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
  const text = decode(bytes);
  // A spreadsheet or picture that was only renamed.
  if (text.includes('\u0000')) return { refused: 'prompt.file.wrongType' };
  const read = /\.txt$/iu.test(file.name) ? await readPasted(text) : linesOfRows(await parseTable(text));
  return read.lines.length === 0 ? { refused: 'upload.empty' } : read;
}
