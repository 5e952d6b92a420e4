import { describe, expect, it } from 'vitest';
import { presetOf, presetWindow, previousWindow } from './datePresets.ts';

describe('datePresets', () => {
  it('counts today', () => {
    expect(presetWindow(7, '2026-05-20')).toEqual({ start: '2026-05-14', end: '2026-05-20' });
  });

  it('knows a preset again, and a window picked by hand', () => {
    expect(presetOf(presetWindow(28, '2026-05-20'), '2026-05-20', null)).toBe(28);
    expect(presetOf({ start: '2026-05-14', end: '2026-05-19' }, '2026-05-20', null)).toBeNull();
    expect(
      presetOf({ start: '2026-05-14', end: '2026-05-20' }, '2026-05-20', { start: '2026-05-14', end: '2026-05-20' }),
    ).toBe('all');
  });

  it('ends the previous period the day before', () => {
    expect(previousWindow({ start: '2026-03-01', end: '2026-03-07' })).toEqual({
      start: '2026-02-22',
      end: '2026-02-28',
    });
  });
});
