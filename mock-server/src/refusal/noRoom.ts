import { errorCode } from './errorCode.ts';
import { FULL_DISK } from './fullDisk.ts';
import { MockError } from './MockError.ts';
import type { Text } from './text.ts';

const FORBIDDEN: Text = {
  zh: '服务器无权读写数据文件夹中的文件，操作未完成，更改未保存。请检查 DATA_DIR 的所有者与权限。',
  en: 'The server is not allowed to read or write a file in its data folder: this was not done, and no change was saved. Check the owner and permissions of DATA_DIR.',
};
const TOO_MANY: Text = {
  zh: '服务器打开的文件过多，操作未完成，更改未保存。请稍后重试；若反复出现，请提高打开文件数的上限（ulimit -n）后重启服务。',
  en: 'The server has too many files open: this was not done, and no change was saved. Try again later; if it happens again, raise the limit of open files (ulimit -n) and restart the server.',
};

/** Error codes of a file system that cannot be used, with the message for the person who saves. */
const TEXTS: Readonly<Partial<Record<string, Text>>> = {
  ENOSPC: notSaved(FULL_DISK.ENOSPC),
  EDQUOT: notSaved(FULL_DISK.EDQUOT),
  EROFS: {
    zh: '服务器的数据文件夹只读，本次更改未保存。请检查 DATA_DIR 的权限。',
    en: 'The server’s data folder is read-only: this change was not saved. Check the permissions of DATA_DIR.',
  },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
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

/**
 * Stores something minor, such as the time of the last use: a file system that cannot be written must not refuse the call for it.
 * @throws other errors
 */
export function ifRoom(store: () => void): void {
  try {
    store();
  } catch (error) {
    if (roomCode(error) === null) throw error;
  }
}
