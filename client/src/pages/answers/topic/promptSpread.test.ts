import { describe, expect, it } from 'vitest';
import type { Change } from '#client/api/measureSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import { promptForTest } from '#client/testing/promptForTest.ts';
import { promptSpread } from './promptSpread.ts';

const moved = (difference: number, verdict: Change['verdict']): Change => ({
  difference,
  low: difference - 0.05,
  high: difference + 0.05,
  verdict,
});

const row = (id: string, value: number | null, change: Change | null = null, more: Partial<PromptRow> = {}) =>
  promptForTest(id, value, { change, ...more });

describe('promptSpread', () => {
  it('finds the prompts that move in opposite directions, the largest move first', () => {
    const spread = promptSpread(
      [
        row('a', 0.5, moved(0.1, 'maybe')),
        row('e', 0.7, moved(0.2, 'real')),
        row('b', 0.6, moved(0.3, 'real')),
        row('c', 0.2, moved(-0.2, 'real')),
        row('d', 0.4, moved(-0.4, 'noise')),
      ],
      'visibility',
    );
    expect(spread.rising.map(({ prompt }) => prompt.id)).toEqual(['b', 'e']);
    expect(spread.possible).toBe(1);
    expect(spread.falling.map(({ prompt }) => prompt.id)).toEqual(['c']);
    expect(spread.rows.find(({ prompt }) => prompt.id === 'c')?.before).toBeCloseTo(0.4);
    expect(spread.rows.find(({ prompt }) => prompt.id === 'd')?.before).toBeNull();
  });

  it('takes no move of a prompt with too few answers for one, and no such prompt for an end', () => {
    const spread = promptSpread(
      [
        row('a', 0.9, moved(0.5, 'real'), { status: 'thin' }),
        row('b', 0.6),
        row('c', 0.3),
        row('d', 0, null, { status: 'thin' }),
      ],
      'visibility',
    );
    expect(spread.rising).toEqual([]);
    expect(spread.ends?.highest.prompt.id).toBe('b');
    expect(spread.ends?.lowest.prompt.id).toBe('c');
  });

  it('orders by value or by change; what cannot be compared comes last', () => {
    const prompts = [row('a', 0.5), row('b', 0.2, moved(0.1, 'real')), row('c', 0.9, moved(-0.1, 'real'))];
    const order = (sort: 'visibility' | 'change') => promptSpread(prompts, sort).rows.map(({ prompt }) => prompt.id);
    expect(order('visibility')).toEqual(['c', 'a', 'b']);
    expect(order('change')).toEqual(['b', 'c', 'a']);
  });

  it('keeps prompts without a usable answer apart: no answer is not a rate of 0', () => {
    const spread = promptSpread([row('a', null), row('b', 0)], 'visibility');
    expect(spread.silent.map(({ id }) => id)).toEqual(['a']);
    expect(spread.rows).toHaveLength(1);
    expect(spread.ends).toBeNull();
  });

  it('has one axis long enough for every interval and every value before', () => {
    const spread = promptSpread([row('a', 0.3), row('b', 0.1, moved(-0.7, 'real'))], 'visibility');
    expect(spread.end).toBe(0.8);
  });
});
