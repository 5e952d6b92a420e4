import { errorMessage } from '#client/lib/errorMessage.ts';
import { errorCode } from './errorCode.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import type { Text } from './text.ts';

/** The kind of damage of a stored file. */
type FileDamage =
  | { readonly kind: 'missing' }
  /** It is not valid JSON, or lacks required content. */
  | { readonly kind: 'unreadable'; readonly detail: string }
  /** The system does not let the server read it; the file itself may be whole. */
  | { readonly kind: 'access'; readonly reason: Text }
  /** Its content differs from what was written. */
  | { readonly kind: 'changed' }
  /** Its number of bytes or answers differs from what was written. */
  | { readonly kind: 'size'; readonly expected: number; readonly found: number; readonly unit: 'bytes' | 'answers' }
  /** It refers to something that the project lacks. */
  | { readonly kind: 'inconsistent'; readonly detail: string };

/** The part of a project that a file holds, and that fails when it is damaged. */
type ProjectPart = 'definition' | 'answers' | 'made';

const WORKS: Readonly<Record<ProjectPart, Text>> = {
  definition: {
    zh: '该项目的数据报告暂不可用；草稿、操作与流量记录仍在磁盘上，未受影响',
    en: 'This project’s figures are unavailable; its drafts, actions and traffic are safe on disk',
  },
  answers: {
    zh: '该项目的数据报告暂不可用；提示词、品牌、草稿与流量照常可用，导入已停用以免覆盖原有回答',
    en: 'This project’s figures are unavailable; prompts, brands, drafts and traffic still work. Imports are refused so that nothing is overwritten',
  },
  made: {
    zh: '用到该文件的页面暂不可用，其余照常',
    en: 'Pages that use this file are unavailable; all others work',
  },
};

/**
 * A stored file is damaged. The message names the file, the damage, what still works and what to do; the list of projects and
 * failed reports show it.
 */
export class DamagedFileError extends ImportStoreError {
  readonly text: Text;

  constructor(
    readonly file: string,
    readonly part: ProjectPart,
    readonly damage: FileDamage,
  ) {
    const wrong = damageText(damage);
    const { zh, en } = WORKS[part];
    // There is nothing to repair in a file that may not be read.
    const isDamaged = damage.kind !== 'access';
    super(`${file}: ${wrong.en}. ${en}.${isDamaged ? ' Run "npm run doctor".' : ''}`);
    this.text = {
      zh: `${file}：${wrong.zh}。${zh}。${isDamaged ? '请运行 npm run doctor 检查并修复。' : ''}`,
      en: `${file}: ${wrong.en}. ${en}.${isDamaged ? ' Run "npm run doctor" to check and repair it.' : ''}`,
    };
  }
}

const LONGEST_DETAIL = 200;

/** The damage of a file that could not be read. @param error of reading or parsing it */
export function unreadableFile(error: unknown): FileDamage {
  const reason = NOT_READ[errorCode(error)];
  if (reason !== undefined) return { kind: 'access', reason };
  return { kind: 'unreadable', detail: errorMessage(error).slice(0, LONGEST_DETAIL) };
}

const FORBIDDEN: Text = {
  zh: '服务器无权读取该文件（没有权限），请检查其所有者与权限',
  en: 'the server may not read it (permission denied): check its owner and permissions',
};
const TOO_MANY: Text = {
  zh: '暂时无法读取（系统打开的文件过多），请提高打开文件数的上限（ulimit -n）后重启服务',
  en: 'it can’t be read at the moment (too many files are open): raise the limit of open files (ulimit -n) and restart the server',
};
/** Errors of the system that say nothing about the content of a file, with what to do. */
const NOT_READ: Readonly<Partial<Record<string, Text>>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  EIO: {
    zh: '磁盘读取失败，请检查磁盘',
    en: 'the disk could not read it: check the disk',
  },
};

/** The damage as text. */
export function damageText(damage: FileDamage): Text {
  switch (damage.kind) {
    case 'missing':
      return { zh: '文件缺失', en: 'the file is missing' };
    case 'unreadable':
      return { zh: `无法读取（${damage.detail}）`, en: `it can’t be read (${damage.detail})` };
    case 'access':
      return damage.reason;
    case 'changed':
      return { zh: '内容与写入时的校验值不符', en: 'its content differs from what was written (wrong checksum)' };
    case 'size':
      return damage.unit === 'bytes'
        ? {
            zh: `应有 ${String(damage.expected)} 字节，实有 ${String(damage.found)} 字节`,
            en: `it has ${String(damage.found)} of the ${String(damage.expected)} bytes that were written`,
          }
        : {
            zh: `应有 ${String(damage.expected)} 条回答，实有 ${String(damage.found)} 条`,
            en: `it has ${String(damage.found)} of the ${String(damage.expected)} answers that were written`,
          };
    case 'inconsistent':
      return { zh: `与项目定义不一致（${damage.detail}）`, en: `it does not match the project (${damage.detail})` };
  }
}
