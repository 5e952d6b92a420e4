import { describe, expect, it } from 'vitest';
import { columnLayout, wholeFigures } from './columnLayout.ts';

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

describe('the first column of a narrow frame', () => {
  it('gives a little of its width to figures that the frame would cut: 130 must not be read as 13', () => {
    expect(
      wholeFigures(
        180,
        [
          [80, true],
          [90, true],
        ],
        335,
      ),
    ).toBe(165);
  });

  it('takes their place where that is not enough', () => {
    expect(
      wholeFigures(
        180,
        [
          [80, true],
          [140, true],
        ],
        335,
      ),
    ).toBe(255);
  });

  it('stays as it is where a text is cut, or nothing', () => {
    expect(
      wholeFigures(
        180,
        [
          [80, true],
          [90, false],
        ],
        335,
      ),
    ).toBeNull();
    expect(
      wholeFigures(
        180,
        [
          [155, true],
          [90, true],
        ],
        335,
      ),
    ).toBeNull();
    expect(wholeFigures(180, [[80, true]], 335)).toBeNull();
  });

  it('is not changed where the reader drew it', () => {
    const table = [
      { id: 'a', size: 180 },
      { id: 'b', size: 400, align: 'right' },
    ] as const;
    expect(columnLayout(table, { a: 150 }, false, 1, { inner: 335, window: 390 }).template).toBe(
      'min(150px, 46vw) 400px',
    );
    expect(columnLayout(table, {}, false, 1, { inner: 335, window: 390 }).template).toBe('minmax(335px, 1fr) 400px');
  });
});
