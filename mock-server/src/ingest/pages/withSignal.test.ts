import { expect, test } from 'vitest';
import { withSignal } from './withSignal.ts';

test('work that never ends is left once the time is over, also where it is over from the start', async () => {
  const never = new Promise<never>(() => undefined);
  const over = new Error('over');
  const later = new AbortController();
  const left = withSignal(never, later.signal);
  later.abort(over);
  await expect(left).rejects.toBe(over);
  await expect(withSignal(never, AbortSignal.abort(over))).rejects.toBe(over);
});
