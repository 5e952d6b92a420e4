import { errorCode } from './errorCode.ts';
import type { Text } from './text.ts';

/** What is wrong with a disk that takes nothing more, by the code of the error; whose disk it is goes before it. */
export const FULL_DISK = {
  ENOSPC: { zh: '磁盘空间已满', en: 'disk is full' },
  EDQUOT: { zh: '磁盘配额已用完', en: 'disk quota is used up' },
} as const satisfies Readonly<Record<string, Text>>;

/** That the server's disk takes nothing more, as a part of a sentence; null for any other error. */
export function fullDisk(error: unknown): Text | null {
  const code = errorCode(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return null;
  const { zh, en } = FULL_DISK[code];
  return { zh: `服务器${zh}`, en: `the server’s ${en}` };
}
