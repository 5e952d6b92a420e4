import { isAscii } from 'node:buffer';
import { detectEncoding } from '#client/lib/encoding/detectEncoding.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';
import type { Text } from '#server/refusal/text.ts';
import { listEntries } from './containers/ArchiveReader.ts';
import { kindOf, readHead, readUnpackedHead } from './containers/fileKind.ts';
import { textParts } from './containers/textParts.ts';
import { MOST_SHEET_BYTES, MOST_STRING_BYTES } from './containers/WorkbookSizeError.ts';
import { isSevenBit } from './encoding/isSevenBit.ts';
import { MOST_JSON_LETTERS } from './nesting/JsonDocument.ts';

const megabytes = (bytes: number): string => `${String(bytes / 1_000_000)} MB`;
const SHEETS = megabytes(MOST_SHEET_BYTES);
const STRINGS = megabytes(MOST_STRING_BYTES);

/** What to do with the answers of a chat that was saved for reading. */
const BY_HAND: Text = {
  zh: '在“答案引擎洞察 → 采集记录 → 手工采集”中逐条粘贴回答',
  en: 'paste its answers one by one under AI answers → Collection rounds → Capture by hand',
};

/** Why a file cannot be imported under any mapping. */
export type FileProblem =
  | 'empty'
  | 'old_workbook'
  | 'large_workbook'
  | 'open_spreadsheet'
  | 'other_workbook'
  | 'document'
  | 'archive'
  | 'packed_twice'
  | 'database'
  | 'requests'
  | 'packed'
  | 'binary'
  | 'seven_bit'
  | 'markup'
  | 'web_archive'
  | 'analytics'
  | 'search_report'
  | 'access_log'
  | 'yaml'
  | 'stream'
  | 'batch_input'
  | 'json_comments'
  | 'transcript'
  | 'no_table'
  | 'no_list';

export const FILE_PROBLEM_TEXTS: Readonly<Record<FileProblem, Text>> = {
  empty: { zh: '文件是空的', en: 'is empty' },
  old_workbook: {
    zh: '这是旧版 Excel 工作簿（.xls）、WPS 表格（.et）或有密码的工作簿，请另存为没有密码的 .xlsx 或 CSV（UTF-8）',
    en: 'is an old workbook (.xls), one of WPS (.et) or one with a password: save it as .xlsx without a password, or as CSV (UTF-8)',
  },
  large_workbook: {
    zh: `Excel 工作簿解压后超出上限（工作表共 ${SHEETS}，共享文本 ${STRINGS}）；请把回答所在的工作表另存为 CSV（UTF-8），CSV 不限大小`,
    en: `is a workbook that unpacks to more than the limit (${SHEETS} of sheets, ${STRINGS} of shared texts): save the sheet with the answers as CSV (UTF-8), which can be of any size`,
  },
  open_spreadsheet: {
    zh: '这是 OpenDocument 表格（.ods），请另存为 .xlsx 或 CSV（UTF-8）',
    en: 'is an OpenDocument spreadsheet (.ods): save it as .xlsx or CSV (UTF-8)',
  },
  other_workbook: {
    zh: '这是 .xlsb 或 .numbers 工作簿，请另存为 .xlsx 或 CSV（UTF-8）',
    en: 'is a workbook of another kind (.xlsb or .numbers): save it as .xlsx or CSV (UTF-8)',
  },
  document: {
    zh: `这是文档或幻灯片（如 .docx、.pdf、.rtf、.pptx），请把回答整理成表格（每行一条），存为 .xlsx 或 CSV（UTF-8），或${BY_HAND.zh}`,
    en: `is a document or slides (such as .docx, .pdf, .rtf, .pptx): put the answers into a table, one in each row, and save it as .xlsx or CSV (UTF-8), or ${BY_HAND.en}`,
  },
  archive: {
    zh: 'Excel 工作簿或压缩文件已损坏、有密码，或其中没有 CSV、JSON 或 JSONL（如有工作簿，请解压后单独上传；Google Takeout 请选择 JSON 格式重新导出）',
    en: 'is a workbook or archive that is damaged or has a password, or contains no CSV, JSON or JSONL (unpack workbooks in it and import them on their own; from Google Takeout, export as JSON)',
  },
  packed_twice: {
    zh: '压缩了两次（gzip 里还是压缩文件、Excel 工作簿或 Parquet）：请先解压一次，再上传解压出来的文件',
    en: 'is packed twice (its gzip holds another packed file, a workbook or Parquet): unpack it once, then use the file that comes out',
  },
  database: {
    zh: '这是数据库文件或 SQL 转储，请把回答的表导出为 CSV 或 JSON',
    en: 'is a database or an SQL dump: export the table of answers as CSV or JSON',
  },
  requests: {
    zh: '这是浏览器录下的网络请求（HAR），请把其中的回答整理成表格（每行一条），存为 CSV 或 .xlsx',
    en: 'is a recording of web requests (HAR): put the answers in it into a table, one in each row, and save it as CSV or .xlsx',
  },
  packed: {
    zh: '这是 .7z、.rar、.zst、.bz2、.xz 或 .tar 压缩文件，请先解压，或改用 .zip 或 .gz',
    en: 'is packed as .7z, .rar, .zst, .bz2, .xz or .tar: unpack it, or use .zip or .gz',
  },
  binary: {
    zh: '不是文本文件，请上传 CSV、JSON、JSONL、Excel（.xlsx）或 Parquet',
    en: 'is not a text file: use CSV, JSON, JSONL, .xlsx or Parquet',
  },
  seven_bit: {
    zh: '编码是 HZ 或 UTF-7，无法读取：请用文本编辑器打开，另存为 UTF-8',
    en: 'is written in HZ or UTF-7, which can’t be read: open it in a text editor and save it as UTF-8',
  },
  markup: {
    zh: `这是网页或 XML（有些程序会把网页命名为 .xls）；如果里面是表格，请用表格软件打开，另存为 .xlsx 或 CSV（UTF-8）；如果是保存下来的对话，请${BY_HAND.zh}；Google Takeout 请选择 JSON 格式重新导出`,
    en: `is a web page or XML, which some programs call .xls: if it holds a table, open it in a spreadsheet program and save it as .xlsx or CSV (UTF-8); if it is a saved chat, ${BY_HAND.en}; from Google Takeout, export it as JSON`,
  },
  web_archive: {
    zh: `这是存成单个文件的网页或邮件（.mht、.mhtml、.eml），有些程序会把它命名为 .xls；如果里面是表格，请用表格软件打开，另存为 .xlsx 或 CSV（UTF-8）；如果是保存下来的对话，请${BY_HAND.zh}`,
    en: `is a web page or an email in one file (.mht, .mhtml, .eml), which some programs call .xls: if it holds a table, open it in a spreadsheet program and save it as .xlsx or CSV (UTF-8); if it is a saved chat, ${BY_HAND.en}`,
  },
  analytics: {
    zh: '这是 Google Analytics 的报表：里面是访问量，没有回答。AI 引擎带来的访问在“AI 流量”中统计，请在那里导入网站的访问日志',
    en: 'is a report of Google Analytics: it has visits and no answers. Visits from AI engines are counted under AI traffic: import the access log of your website there',
  },
  search_report: {
    zh: '这是搜索效果报表（如 Google Search Console）：里面是查询、点击和展示，没有回答。其中的查询可以在“关键词”中导入',
    en: 'is a report of searches (such as of Google Search Console): it has queries, clicks and impressions, and no answers. Import its queries under Keywords',
  },
  access_log: {
    zh: '这是网站的访问日志，没有回答：请在“AI 流量”中导入（命令：npm run import-log）',
    en: 'is an access log and has no answers: import it under AI traffic (command: npm run import-log)',
  },
  yaml: {
    zh: '没有找到列：内容看起来是 YAML，请转换为 JSON 或 CSV',
    en: 'has no known column; it looks like YAML: convert it to JSON or CSV',
  },
  stream: {
    zh: '这是接口流式回复的原始记录，其中没有提示词：请与提示词一起保存，例如 JSON 的两个字段 prompt 和 response',
    en: 'is the saved stream of a reply, without its prompt: save it beside the prompt, as in two fields of JSON, prompt and response',
  },
  batch_input: {
    zh: '这是批处理的请求，其中没有回答：请与输出文件一起打包为 .zip，或把输出接在请求后面，存为同一个 .jsonl',
    en: 'has the requests of a batch and no answers: pack it into one .zip with the output file, or put the output behind the requests in one .jsonl',
  },
  json_comments: {
    zh: '没有找到回答：内容看起来是带注释的 JSON，请删除注释（// 和 /* */）后重新上传',
    en: 'has no answers that can be read; it looks like JSON with comments: remove the comments (// and /* */) and upload it again',
  },
  transcript: {
    zh: `没有找到列：内容看起来是对话记录或 Markdown 文本，请整理成表格（每行一条回答，含提示词、回答、时间三列），存为 CSV 或 .xlsx，或${BY_HAND.zh}`,
    en: `has no known column; it looks like a conversation or Markdown: put it into a table, one answer in each row, with columns prompt, answer and date, and save it as CSV or .xlsx, or ${BY_HAND.en}`,
  },
  no_table: {
    zh: '没有找到表格：首行应为列名，其下为各行数据；列之间用半角逗号、分号或制表符分隔（不能用全角逗号）',
    en: 'has no table: the first row must contain the column names, with rows below it, and commas (not ，), semicolons or tabs between the columns',
  },
  no_list: {
    zh: `没有找到回答列表：应为对象的列表，或每行一个对象；其他结构的 JSON（例如聊天软件的备份）最多读取 ${String(MOST_JSON_LETTERS / 10_000)} 万个字符，更大的请改为这两种形式之一，它们不限大小`,
    en: `has no list of answers: it needs a list of objects, or one object per line; JSON of any other form (such as the backup of a chat program) is read up to ${String(MOST_JSON_LETTERS / 1_000_000)} million characters: put longer ones into one of these two forms, which can be of any size`,
  },
};

/** Maximum share of unreadable characters: a text may hold a stray NUL or faulty byte, a binary file is full of them. */
const MAX_UNREADABLE = 0.02;
const NO_TEXT = /[^\P{Cc}\n\r\t\f\v]|\uFFFD/gu;

const MAGIC: readonly (readonly [FileProblem, readonly number[]])[] = [
  ['old_workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // RTF
  ['document', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['packed', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['packed', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['packed', [0x28, 0xb5, 0x2f, 0xfd]],
  ['packed', [0x42, 0x5a, 0x68]],
  ['packed', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  // SQLite; DuckDB's magic number starts at the ninth byte.
  ['database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74]],
];
/** MIME header of a multipart document: a page saved with its images, or an email. */
const LETTER = /^\s*(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*){0,40}?content-type:\s*multipart\//iu;
const DUCKDB = 'DUCK';
/** At byte 257 of a tape archive. */
const TAR = 'ustar';

/** The problem indicated by the first bytes; null: text, or an archive that may hold texts. */
export function problemOfBytes(head: Uint8Array): FileProblem | null {
  const known = MAGIC.find(([, magic]) => magic.every((byte, index) => head[index] === byte));
  if (known !== undefined) return known[0];
  if (Buffer.from(head.subarray(8, 12)).toString('latin1') === DUCKDB) return 'database';
  if (Buffer.from(head.subarray(257, 262)).toString('latin1') === TAR) return 'packed';
  return kindOf(head) === 'text' ? problemOfText(head) : null;
}

function problemOfText(head: Uint8Array): FileProblem | null {
  const text = textDecoderOf(detectEncoding(head)).decode(head, { stream: true });
  if (text.trim() === '') return 'empty';
  const unreadable = text.match(NO_TEXT)?.length ?? 0;
  if (unreadable > text.length * MAX_UNREADABLE) return 'binary';
  if (isAscii(head) && isSevenBit(text)) return 'seven_bit';
  if (LETTER.test(text)) return 'web_archive';
  return text.trimStart().startsWith('<') ? 'markup' : null;
}

/** Office formats, by the names of their archive entries. */
const OFFICE: readonly (readonly [FileProblem, RegExp])[] = [
  ['other_workbook', /^xl\/workbook\.bin$/u],
  ['document', /^(?:word|ppt)\/\w+\.xml$/u],
];
/** Stored uncompressed at the start of OpenDocument files. */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument\.(spreadsheet)?/u;
/** Numbers, Pages and Keynote. */
const IWORK = 'Index/Document.iwa';
/** Of Numbers; a folder `name.numbers` if it was saved as a package. */
const NUMBERS = /^Index\/CalculationEngine(?:-\d+)?\.iwa$|\.numbers\/Index/u;

async function problemOfArchive(path: string, head: Uint8Array): Promise<FileProblem | null> {
  const open = OPEN_DOCUMENT.exec(Buffer.from(head.subarray(0, 200)).toString('latin1'));
  if (open !== null) return open[1] === undefined ? 'document' : 'open_spreadsheet';
  try {
    const names = (await listEntries(path)).map(({ name }) => name);
    const office = OFFICE.find(([, pattern]) => names.some((name) => pattern.test(name)));
    if (office !== undefined) return office[0];
    if (names.some((name) => NUMBERS.test(name))) return 'other_workbook';
    if (names.includes(IWORK)) return 'document';
    const holdsText = names.includes('xl/workbook.xml') || textParts(names).length > 0;
    return holdsText ? null : 'archive';
  } catch {
    return 'archive';
  }
}

/** A damaged gzip file is refused later, when it is read. */
async function problemOfGzip(path: string): Promise<FileProblem | null> {
  const head = await readUnpackedHead(path);
  if (head === null) return null;
  return kindOf(head) === 'text' ? problemOfBytes(head) : 'packed_twice';
}

/** The problem of a file by its first bytes and archive entries, regardless of its name; null: it can be inspected. */
export async function fileProblem(path: string): Promise<FileProblem | null> {
  const head = await readHead(path);
  switch (kindOf(head)) {
    case 'zip':
      return problemOfArchive(path, head);
    case 'gzip':
      return problemOfGzip(path);
    case 'parquet':
    case 'text':
      return problemOfBytes(head);
  }
}
