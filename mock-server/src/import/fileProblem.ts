import { open } from 'node:fs/promises';
import type { Text } from '../http/text.ts';
import { detectEncoding } from './detectEncoding.ts';

/** Why a file cannot be imported, whatever mapping is chosen. */
export type FileProblem = 'empty' | 'workbook' | 'binary' | 'markup' | 'no_table' | 'no_list';

export const FILE_PROBLEM_TEXTS: Readonly<Record<FileProblem, Text>> = {
  empty: { zh: '文件是空的', en: 'is empty' },
  workbook: {
    zh: '这是 Excel 工作簿或压缩文件，请另存为 CSV（UTF-8）再上传',
    en: 'is a spreadsheet workbook or an archive: save it as CSV (UTF-8) first',
  },
  binary: { zh: '不是文本文件，请上传 CSV、JSON 或 JSONL', en: 'is not a text: CSV, JSON and JSONL are read' },
  markup: { zh: '这是网页或 XML，请上传 CSV、JSON 或 JSONL', en: 'is a web page or XML: CSV, JSON and JSONL are read' },
  no_table: {
    zh: '没有找到表格：首行应为列名，其下为各行数据',
    en: 'holds no table: the first row must name the columns, with rows below it',
  },
  no_list: {
    zh: '没有找到答案列表：应为对象的列表，或每行一个对象',
    en: 'holds no list of answers: a list of objects is needed, or one object per line',
  },
};

const HEAD_BYTES = 65_536;
/** A recorded text may hold a stray zero or faulty byte; a binary file is full of them. */
const MAX_UNREADABLE = 0.02;
const NO_TEXT = /[^\P{Cc}\n\r\t\f\v]|\uFFFD/gu;

const MAGIC: readonly (readonly [FileProblem, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['workbook', [0x1f, 0x8b]],
  ['binary', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** What is wrong with a file that begins with these bytes; null: it is a text. */
export function problemOfBytes(head: Uint8Array): FileProblem | null {
  const known = MAGIC.find(([, magic]) => magic.every((byte, index) => head[index] === byte));
  if (known !== undefined) return known[0];
  const text = new TextDecoder(detectEncoding(head)).decode(head, { stream: true });
  if (text.trim() === '') return 'empty';
  const unreadable = text.match(NO_TEXT)?.length ?? 0;
  if (unreadable > text.length * MAX_UNREADABLE) return 'binary';
  return text.trimStart().startsWith('<') ? 'markup' : null;
}

/** What is wrong with a file by how it begins, and whatever it is called; null: it is a text. */
export async function fileProblem(path: string): Promise<FileProblem | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return problemOfBytes(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
