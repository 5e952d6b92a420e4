import { errorCode } from './errorCode.ts';
import { FULL_DISK } from './fullDisk.ts';
import type { Text } from './text.ts';

const PERMISSION: Text = { zh: '没有权限', en: 'permission denied' };
const NOT_MADE: Text = { zh: '无法创建该文件夹', en: 'the folder can’t be created' };
const DAMAGED: Text = {
  zh: '压缩文件不完整或已损坏，或不是 gzip 文件',
  en: 'it is not a gzip file, or is incomplete or damaged',
};

/** Error codes of the file system and of zlib, with their meaning. */
const TEXTS: Readonly<Partial<Record<string, Text>>> = {
  ENOENT: { zh: '找不到该文件或文件夹', en: 'no such file or folder' },
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EBUSY: { zh: '其他程序正在使用它，请先在那里关闭', en: 'another program has it open: close it there first' },
  EROFS: { zh: '所在的磁盘只读', en: 'the disk is read-only' },
  ENOSPC: onDisk(FULL_DISK.ENOSPC),
  EDQUOT: onDisk(FULL_DISK.EDQUOT),
  ENOTDIR: { zh: '路径中有一段是文件，不是文件夹', en: 'a part of the path is a file, not a folder' },
  EEXIST: { zh: '已有同名文件', en: 'a file with this name already exists' },
  EISDIR: { zh: '这是一个文件夹', en: 'it is a folder' },
  ENAMETOOLONG: { zh: '名称过长', en: 'the name is too long' },
  EMFILE: { zh: '系统打开的文件过多', en: 'too many files are open' },
  Z_BUF_ERROR: DAMAGED,
  Z_DATA_ERROR: DAMAGED,
};

function onDisk({ zh, en }: Text): Text {
  return { zh, en: `the ${en}` };
}

/** The problem with a file as text for people; null for errors that concern no file. */
export function fileErrorText(error: unknown): Text | null {
  const code = errorCode(error);
  // Some systems report this code for a folder inside a read-only one, too.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') return NOT_MADE;
  return TEXTS[code] ?? null;
}

/** The path in a file system error; '' when it names none. */
export function fileErrorPath(error: unknown): string {
  return error instanceof Error && 'path' in error ? String(error.path) : '';
}
