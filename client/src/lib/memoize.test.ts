import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is made once for each source, and another for its replacement', () => {
  const make = vi.fn(({ name }: { readonly name: string }) => [name]);
  const valueOf = memoize(make);
  const source = { name: 'a' };
  const first = valueOf(source);
  expect(valueOf(source)).toBe(first);
  expect(valueOf({ ...source })).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
