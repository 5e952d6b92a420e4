import { isDeepStrictEqual } from 'node:util';
import { MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';

/**
 * Refuses to save a whole list when its base differs from the current one: the save would silently discard another person's change. A
 * call without a base skips the check.
 * @throws MockError (409)
 */
export function requireBase(base: readonly unknown[] | undefined, now: readonly unknown[]): void {
  if (base === undefined || JSON.stringify(base) === JSON.stringify(now)) return;
  throw new MockError(409, {
    zh: '其他人刚刚修改了该列表，请刷新后再保存',
    en: 'Someone else changed this list in the meantime. Reload it, then save again.',
  });
}

/** Normalises through JSON, so that omitted and undefined fields are equal. */
function plain(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

const REPLACED: Text = {
  zh: '其他人刚刚保存了新的版本。你填写的内容仍在：再次保存会覆盖对方的修改，取消可查看对方的版本',
  en: 'Someone else saved a new version in the meantime. What you entered is still here: save again to replace theirs, or cancel to see it.',
};
const DELETED: Text = {
  zh: '其他人刚刚删除了它。你填写的内容仍在：再次保存会重新添加，取消则不保留',
  en: 'Someone else deleted it in the meantime. What you entered is still here: save again to add it back, or cancel to leave it deleted.',
};

/**
 * Refuses to save a whole form when its base differs from the stored state: the save would discard another person's change. A call
 * without a base skips the check; so does saving again after the refusal.
 * @param wanted the state to save; if the stored state equals it, this is a retry after a lost response and passes
 * @throws MockError (409)
 */
export function requireUnchanged(base: unknown, now: () => unknown, wanted?: unknown): void {
  if (base === undefined) return;
  const present = plain(now());
  if (isDeepStrictEqual(plain(base), present)) return;
  if (wanted !== undefined && isDeepStrictEqual(plain(wanted), present)) return;
  throw new MockError(409, REPLACED);
}

/** Like `requireUnchanged`, for one entry of a list. @param now undefined: the entry was deleted */
export function requireOneUnchanged(base: unknown, now: object | undefined, wanted: object): void {
  if (base !== undefined && now === undefined) throw new MockError(409, DELETED);
  requireUnchanged(base, () => now, wanted);
}
