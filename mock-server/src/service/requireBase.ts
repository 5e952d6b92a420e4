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
