import { expect, it } from 'vitest';
import { nodeForTest } from '#client/testing/treeForTest.ts';
import { hasCourse } from './hasCourse.ts';

const change = { difference: 0.01, low: -0.01, high: 0.03, verdict: 'noise' } as const;

it('says no course where nothing came before, and each as soon as one is known', () => {
  const steady = nodeForTest('a.cn', null, 3);
  expect(hasCourse({ share_change: null, nodes: [steady] })).toBe(false);
  expect(hasCourse({ share_change: change, nodes: [steady] })).toBe(true);
  expect(hasCourse({ share_change: null, nodes: [steady, { ...steady, status: 'new' }] })).toBe(true);
});
