import { describe, expect, it } from 'vitest';
import { paperColumns } from './paperColumns.ts';

const column = (id: string, size: number, headerHidden = false) => ({ id, size, headerHidden });
const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

describe('paperColumns', () => {
  it('prints columns that fit as large as they are, and none of buttons', () => {
    const { shown, left, scale } = paperColumns([
      column('name', 300),
      column('rate', 100),
      column('actions', 60, true),
    ]);
    expect(ids(shown)).toEqual(['name', 'rate']);
    expect({ left, scale }).toEqual({ left: 0, scale: 1 });
  });

  it('prints more of them smaller', () => {
    const { shown, left, scale } = paperColumns([column('name', 500), column('rate', 500)]);
    expect(ids(shown)).toEqual(['name', 'rate']);
    expect({ left, scale }).toEqual({ left: 0, scale: 0.7 });
  });

  it('leaves out those behind when the rest would be too small to read', () => {
    const { shown, left, scale } = paperColumns([
      column('name', 600),
      column('rate', 500),
      column('a', 100),
      column('b', 60),
    ]);
    expect(ids(shown)).toEqual(['name', 'rate']);
    expect(left).toBe(2);
    expect(scale).toBeCloseTo(700 / 1100);
  });

  it('always prints the first', () => {
    expect(paperColumns([column('name', 5000)])).toMatchObject({ left: 0, scale: 0.6 });
  });
});
