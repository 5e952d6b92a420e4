import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { fileErrorPath, fileErrorText } from '#server/refusal/fileErrorText.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { DataFormatError } from '#server/store/projectFiles/dataFormat.ts';
import { fill } from './commandTexts.ts';
import type { CommandLanguage } from './commandTexts.ts';

/** Error codes that always concern the data folder: the command writes nowhere else. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const TEXTS = {
  room: {
    zh: '无法写入数据文件夹 {0}：{1}。没有导入任何内容，原有数据未变。请清理磁盘或检查权限，或用 DATA_DIR 指定另一个文件夹。',
    en: 'Cannot write to the data folder {0}: {1}. Nothing was imported, and existing data is unchanged. Free some space or check its permissions, or set DATA_DIR to another folder.',
  },
  store: {
    zh: '项目文件无法使用，没有导入任何内容：{0}',
    en: 'Nothing was imported: the project’s files can’t be used. {0}',
  },
} as const;

/** The problem of the data folder, as text; null if it did not cause the error. */
export function storeProblem(error: unknown, dataDir: string, language: CommandLanguage): string | null {
  if (error instanceof DataFormatError) return error.text[language];
  if (error instanceof DamagedFileError) return fill(TEXTS.store[language], error.text[language]);
  if (error instanceof ImportStoreError) return fill(TEXTS.store[language], error.message);
  const reason = fileErrorText(error);
  if (reason === null) return null;
  const isOfFolder = NO_ROOM.has(errorCode(error)) || fileErrorPath(error).startsWith(dataDir);
  return isOfFolder ? fill(TEXTS.room[language], dataDir, reason[language]) : null;
}
