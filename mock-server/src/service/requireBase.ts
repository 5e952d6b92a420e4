import { isDeepStrictEqual } from 'node:util';
import { MockError } from '../refusal/MockError.ts';

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

/**
 * Refuses to save a form when its base differs from the current state. A call without a base skips the check, as does the second
 * attempt of a person who was told of the conflict.
 * @throws MockError (409)
 */
export function requireUnchanged(base: unknown, now: () => unknown): void {
  if (base === undefined || isDeepStrictEqual(plain(base), plain(now()))) return;
  throw new MockError(409, {
    zh: '其他人刚刚保存了新的版本。你填写的内容仍在：再次保存会覆盖对方的修改，取消可查看对方的版本',
    en: 'Someone else saved a new version in the meantime. What you entered is still here: save again to replace theirs, or cancel to see it.',
  });
}
