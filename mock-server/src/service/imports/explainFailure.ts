import { FILE_PROBLEM_TEXTS } from '#server/ingest/parse/fileProblem.ts';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { fullDisk } from '#server/refusal/fullDisk.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { noRoom } from '#server/refusal/noRoom.ts';
import type { Text } from '#server/refusal/text.ts';

const DAMAGED: Text = {
  zh: '压缩文件不完整或已损坏，没有导入任何内容',
  en: 'the compressed file is incomplete or damaged: nothing was imported',
};
const TOO_LARGE = FILE_PROBLEM_TEXTS.large_workbook;
const BY_CODE: Readonly<Partial<Record<string, Text>>> = {
  ENOENT: { zh: '上传的文件已不在，请重新上传', en: 'the uploaded file is gone: upload it again' },
  ETIMEDOUT: { zh: '读取文件用时过长', en: 'reading the file took too long' },
  EWORKBOOKSIZE: { zh: TOO_LARGE.zh, en: `it ${TOO_LARGE.en}` },
  ERR_WORKER_OUT_OF_MEMORY: {
    zh: '读取文件所需的内存过多，其中可能有一条过大的记录',
    en: 'the file needs too much memory: one of its records may be too large',
  },
};

/** Why an inspection or import failed, for the person who started it. Unexpected errors are logged. */
export function explainFailure(error: unknown): Text {
  if (error instanceof MockError) return error.text;
  if (error instanceof DamagedFileError) return error.text;
  if (error instanceof ImportStoreError) {
    return {
      zh: `项目文件无法读写：${error.message}`,
      en: `the project’s files can’t be read or written: ${error.message}`,
    };
  }
  const code = errorCode(error);
  if (code.startsWith('Z_')) return DAMAGED;
  const known = fullDisk(error) ?? BY_CODE[code] ?? noRoom(error)?.text;
  if (known !== undefined) return known;
  console.error('Import', error);
  return { zh: '服务器出错，请重试', en: 'something went wrong on the server: try again' };
}
