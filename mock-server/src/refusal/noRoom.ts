import { errorCode } from './errorCode.ts';
import { FULL_DISK } from './fullDisk.ts';
import { MockError } from './MockError.ts';
import type { Text } from './text.ts';

/** Error codes of a file system without space, with the message for the person who saves. */
const TEXTS: Readonly<Partial<Record<string, Text>>> = {
  ENOSPC: notSaved(FULL_DISK.ENOSPC),
  EDQUOT: notSaved(FULL_DISK.EDQUOT),
  EROFS: {
    zh: '服务器的数据文件夹只读，本次更改未保存。请检查 DATA_DIR 的权限。',
    en: 'The server’s data folder is read-only: this change was not saved. Check the permissions of DATA_DIR.',
  },
  EACCES: {
    zh: '服务器无权写入数据文件夹，本次更改未保存。请检查 DATA_DIR 的权限。',
    en: 'The server is not allowed to write to its data folder: this change was not saved. Check the permissions of DATA_DIR.',
  },
};

function notSaved({ zh, en }: Text): Text {
  return {
    zh: `服务器${zh}，本次更改未保存。请清理磁盘后重试。`,
    en: `The server’s ${en}: this change was not saved. Free some space, then try again.`,
  };
}

/** The no-space code of an error or of its cause. */
export function roomCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  return TEXTS[code] === undefined ? roomCode(error.cause) : code;
}

/** The refusal of a save without disk space; null for any other error. */
export function noRoom(error: unknown): MockError | null {
  const text = TEXTS[roomCode(error) ?? ''];
  return text === undefined ? null : new MockError(507, text);
}
