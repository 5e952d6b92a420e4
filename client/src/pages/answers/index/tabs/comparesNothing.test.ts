import { expect, test } from 'vitest';
import { comparesNothing } from './comparesNothing.ts';

const change = { difference: 0.1, low: -0.1, high: 0.3, verdict: 'noise' } as const;
const shown = [{ id: 'visibility' }, { id: 'change' }];

test.each([
  ['every prompt has a dash', shown, [{ change: null }, { change: null }], true],
  ['one prompt has a change', shown, [{ change: null }, { change }], false],
  ['the column is put away', [{ id: 'visibility' }], [{ change: null }], false],
  ['there are no prompts', shown, [], false],
  ['nothing has come yet', shown, undefined, false],
])('%s', (_, columns, rows, expected) => {
  expect(comparesNothing(columns, rows)).toBe(expected);
});
