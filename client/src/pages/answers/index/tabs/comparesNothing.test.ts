import { expect, test } from 'vitest';
import { comparesNothing } from './comparesNothing.ts';

const change = { difference: 0.1, low: -0.1, high: 0.3, verdict: 'noise' } as const;

test.each([
  ['every prompt has a dash', [{ change: null }, { change: null }], true],
  ['one prompt has a change', [{ change: null }, { change }], false],
  ['there are no prompts', [], false],
  ['nothing has come yet', undefined, false],
])('%s', (_, rows, expected) => {
  expect(comparesNothing(rows)).toBe(expected);
});
