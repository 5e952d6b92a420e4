import { isDeepStrictEqual } from 'node:util';
import { MockError } from '../refusal/MockError.ts';

/**
 * Refuses a list that is saved whole when it was made of another one than there is now: what somebody else saved in between would
 * be taken away without a word. A call that names no base takes that upon itself.
 * @throws MockError (409)
 */
export function requireBase(base: readonly unknown[] | undefined, now: readonly unknown[]): void {
  if (base === undefined || JSON.stringify(base) === JSON.stringify(now)) return;
  throw new MockError(409, {
    zh: '其他人刚刚修改了该列表，请刷新后再保存',
    en: 'Someone else changed this list in the meantime. Reload it, then save again.',
  });
}

/** As JSON would carry it, so that what is left out and what is undefined are the same. */
function plain(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

/**
 * Refuses a form that is saved whole when it was made of another state than there is now. A call that names no base takes that upon
 * itself, as does the second try of somebody who was told.
 * @throws MockError (409)
 */
export function requireUnchanged(base: unknown, now: () => unknown): void {
  if (base === undefined || isDeepStrictEqual(plain(base), plain(now()))) return;
  throw new MockError(409, {
    zh: '其他人刚刚保存了新的版本。你填写的内容仍在：再次保存会覆盖对方的修改，取消可查看对方的版本',
    en: 'Someone else saved a new version in the meantime. What you entered is still here: save again to replace theirs, or cancel to see it.',
  });
}
