import { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import { ImportStoreError } from '../../refusal/ImportStoreError.ts';
import { fill } from './commandTexts.ts';
import type { CommandLanguage } from './commandTexts.ts';

const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const NOT_ALLOWED: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);
const TEXTS = {
  room: {
    zh: '数据文件夹 {0} 所在的磁盘无法写入（{1}）：没有导入任何内容，原有数据未变。请清理磁盘，或用 DATA_DIR 指定另一个文件夹。',
    en: 'The disk of the data folder {0} takes nothing more ({1}): nothing was imported, what was there is unchanged. Make room, or name another folder with DATA_DIR.',
  },
  store: {
    zh: '项目文件无法使用，没有导入任何内容：{0}',
    en: "The project's files cannot be used, nothing was imported: {0}",
  },
} as const;

/** What is wrong on the side of the data folder, in words; null when it is not at fault. */
export function storeProblem(error: unknown, dataDir: string, language: CommandLanguage): string | null {
  if (error instanceof DamagedFileError) return fill(TEXTS.store[language], error.text[language]);
  if (error instanceof ImportStoreError) return fill(TEXTS.store[language], error.message);
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  const path = 'path' in error ? String(error.path) : '';
  const isRefused = NOT_ALLOWED.has(code) && path.startsWith(dataDir);
  return NO_ROOM.has(code) || isRefused ? fill(TEXTS.room[language], dataDir, code) : null;
}
