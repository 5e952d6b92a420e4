import { expect, test } from 'vitest';
import { waitAtMost } from './waitAtMost.ts';

test('waits for what comes in time, and no longer for what does not', async () => {
  expect(await waitAtMost(Promise.resolve('there'), 1000)).toBe('there');
  expect(await waitAtMost(new Promise(() => undefined), 1)).toBeNull();
  await expect(waitAtMost(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});
