import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import type { Text } from '#server/refusal/text.ts';
import { defaultDataDir } from './projectPaths.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * The format of data folders that this version reads and writes. Raise it with a change that earlier versions would misread or
 * overwrite, such as a new meaning of a stored field. Folders without a format file have format 1.
 */
export const DATA_FORMAT = 1;

/** A data folder was written by a newer version, or its format is unreadable. */
export class DataFormatError extends ImportStoreError {
  readonly text: Text;

  constructor(dataDir: string, file: string, found: number | null, known: number) {
    const en =
      found === null
        ? `The data folder ${dataDir} cannot be used: its format cannot be read from ${file}. Restore that file from a backup.`
        : `The data folder ${dataDir} was written by a newer version of AnswerScope (format ${String(found)}; this version knows ${String(known)}). Update AnswerScope, or set DATA_DIR to another folder. Nothing was changed.`;
    super(en);
    const zh =
      found === null
        ? `无法使用数据文件夹 ${dataDir}：无法从 ${file} 读取其格式。请从备份还原该文件。`
        : `数据文件夹 ${dataDir} 由更新版本的 AnswerScope 写入（格式 ${String(found)}，当前版本支持 ${String(known)}）。请更新 AnswerScope，或用 DATA_DIR 指定另一个文件夹。没有更改任何内容。`;
    this.text = { zh, en };
  }
}

export function dataFormatPath(dataDir: string): string {
  return join(dataDir, 'format.json');
}

/** @throws DataFormatError for a folder of a newer version, or an unreadable format; the file system's error */
export function requireKnownFormat(dataDir: string, known = DATA_FORMAT): void {
  const file = dataFormatPath(dataDir);
  if (!existsSync(file)) return;
  const found = formatIn(readFileSync(file, 'utf8'));
  if (found === null || found > known) throw new DataFormatError(dataDir, file, found, known);
}

function formatIn(text: string): number | null {
  try {
    const read: unknown = JSON.parse(text);
    const format = isPlainObject(read) ? read['format'] : null;
    return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : null;
  } catch {
    return null;
  }
}

/** Marks a folder that this version writes, so that earlier versions refuse it. Format 1 needs no mark. @throws as `requireKnownFormat` */
export function markFormat(dataDir: string, format = DATA_FORMAT): void {
  requireKnownFormat(dataDir, format);
  const file = dataFormatPath(dataDir);
  const isMarked = existsSync(file) ? formatIn(readFileSync(file, 'utf8')) === format : format === 1;
  if (!isMarked) writeWhole(file, `${JSON.stringify({ format })}\n`);
}

/** The data folder of a command. @throws as `requireKnownFormat` */
export function openDataDir(environment?: NodeJS.ProcessEnv): string {
  const dataDir = resolve(defaultDataDir(environment));
  requireKnownFormat(dataDir);
  return dataDir;
}
