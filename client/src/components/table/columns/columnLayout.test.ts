import { describe, expect, it } from 'vitest';
import { columnLayout } from './columnLayout.ts';

const columns = [
  { id: 'a', size: 300 },
  { id: 'b', size: 100 },
];

describe('columnLayout', () => {
  it('gives the room left over to the first column, which never fills a phone', () => {
    expect(columnLayout(columns, {}, false)).toEqual({
      template: 'minmax(min(300px, 46vw), 1fr) 100px',
      minWidth: 'calc(0px + min(300px, 46vw) + 100px)',
    });
  });

  it('gives it to the columns that ask for it', () => {
    const layout = columnLayout([...columns, { id: 'c', size: 50, grow: 2 }], {}, true);
    expect(layout.template).toBe('36px min(300px, 46vw) 100px minmax(50px, 2fr)');
  });

  it('keeps a column as the reader drew it', () => {
    const layout = columnLayout([{ id: 'a', size: 300, grow: 1 }, ...columns.slice(1)], { a: 200, b: 90 }, false);
    expect(layout.template).toBe('min(200px, 46vw) 90px');
  });
});
