import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '#client/components/brandNames/brandDraft.ts';
import { useLiveTrial } from './useLiveTrial.ts';

const still = { rows: rowsOf([]), changed: true, running: false, job: undefined, error: null };
const rowsNamed = (name: string) =>
  rowsOf([{ id: 'b1', name, own: true, aliases: [], match_case: false, domains: [] }]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tries names once they stand still', () => {
  const ask = vi.fn();
  const { rerender } = renderHook((rows: typeof still.rows) => useLiveTrial({ ...still, rows, ask }), {
    initialProps: rowsNamed('a'),
  });
  vi.advanceTimersByTime(600);
  rerender(rowsNamed('ab'));
  vi.advanceTimersByTime(600);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(ask.mock.calls).toEqual([['try']]);
});

it.each([
  ['is under way', { running: true }],
  ['was refused', { error: new Error('refused') }],
])('leaves alone what was asked for meanwhile and %s', (_what, meanwhile) => {
  const ask = vi.fn();
  const { rerender } = renderHook((change: object) => useLiveTrial({ ...still, ask, ...change }), { initialProps: {} });
  rerender(meanwhile);
  vi.advanceTimersByTime(2000);
  expect(ask).not.toHaveBeenCalled();
});
