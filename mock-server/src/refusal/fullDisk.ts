import { errorCode } from './errorCode.ts';
import type { Text } from './text.ts';

/** Texts for a disk that cannot be written, by error code; the subject of the sentence goes before. */
export const FULL_DISK = {
  ENOSPC: { zh: '磁盘空间已满', en: 'disk is full' },
  EDQUOT: { zh: '磁盘配额已用完', en: 'disk quota is used up' },
} as const satisfies Readonly<Record<string, Text>>;

/** "The server's disk is full" as part of a sentence; null for any other error. */
export function fullDisk(error: unknown): Text | null {
  const code = errorCode(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return null;
  const { zh, en } = FULL_DISK[code];
  return { zh: `服务器${zh}`, en: `the server’s ${en}` };
}
