import { expect, test } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { soleLeaderOf } from './groupData.ts';

test('only a brand that is named more often than each other one is the most mentioned', () => {
  const { project } = tableForTest([]);
  const leader = (...named: readonly number[]) => soleLeaderOf(project, Float64Array.from(named));
  const [first, second] = project.brands.map(({ id }) => id);
  expect(leader(3, 1, 0)).toBe(first);
  expect(leader(1, 3, 0)).toBe(second);
  expect(leader(3, 3, 1)).toBeNull();
  expect(leader(1, 3, 3)).toBeNull();
  expect(leader(0, 0, 0)).toBeNull();
  expect(leader()).toBeNull();
});
