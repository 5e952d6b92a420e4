import { expect, test } from 'vitest';
import { ColumnPool } from './ColumnPool.ts';

test('columns begin with zeros and are apart until the pool is reset', () => {
  const pool = new ColumnPool();
  for (const length of [3, 100, 7]) {
    pool.reset();
    const [one, other, large] = [pool.take(length), pool.take(2), pool.take(3 * length)];
    expect([...one, ...other, ...large]).toEqual(Array<number>(4 * length + 2).fill(0));
    one.fill(1);
    other.fill(2);
    large.fill(3);
    expect([one.at(-1), other[0], other.at(-1), large[0]]).toEqual([1, 2, 2, 3]);
  }
});
