import { expect, test } from 'vitest';
import { noRoom } from './noRoom.ts';

test.each([
  ['ENOSPC', 'Free some space'],
  ['EDQUOT', 'Free some space'],
  ['EROFS', 'Check the permissions of DATA_DIR'],
  ['EACCES', 'Check the owner and permissions of DATA_DIR'],
  ['EPERM', 'Check the owner and permissions of DATA_DIR'],
  ['EMFILE', 'raise the limit of open files (ulimit -n)'],
  ['ENFILE', 'raise the limit of open files (ulimit -n)'],
])('%s of the data folder is said with what to do, and that nothing was saved', (code, advice) => {
  const error = Object.assign(new Error(code), { code });
  for (const one of [error, new Error('wrapped', { cause: error })]) {
    const refusal = noRoom(one);
    expect(refusal?.code).toBe(507);
    expect(refusal?.text.en).toContain(advice);
    expect(refusal?.text.en).toMatch(/this change was not saved|no change was saved/u);
    expect(refusal?.text.zh).toContain('更改未保存');
  }
});

test('another error is none of the data folder', () => {
  expect(noRoom(new Error('x'))).toBeNull();
});
