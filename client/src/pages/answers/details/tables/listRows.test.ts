import { describe, expect, it } from 'vitest';
import type { ListColumn } from './ListColumn.ts';
import { listRows } from './listRows.ts';

interface Row {
  readonly name: string;
  readonly count: number | null;
}
const rows: readonly Row[] = [
  { name: '知乎 Zhihu', count: 3 },
  { name: '懂车帝', count: null },
  { name: 'ＺＨＩＨＵ 专栏', count: 7 },
];
const columns: readonly ListColumn<Row>[] = [
  { id: 'name', header: '', size: 1, cell: () => null },
  { id: 'count', header: '', size: 1, cell: () => null, sortValue: ({ count }) => count },
];
const names = (q: string, sort: Parameters<typeof listRows>[3]['sort'] = null) =>
  listRows(rows, columns, ({ name }) => name, { q, sort }).map(({ name }) => name);

describe('listRows', () => {
  it('finds rows with all the words, whatever the case and the width of letters', () => {
    expect(names('zhihu')).toEqual(['知乎 Zhihu', 'ＺＨＩＨＵ 专栏']);
    expect(names(' 专栏  ZHI ')).toEqual(['ＺＨＩＨＵ 专栏']);
  });

  it('orders by a column, rows without a value last either way', () => {
    expect(names('', { key: 'count', order: 'asc' })).toEqual(['知乎 Zhihu', 'ＺＨＩＨＵ 专栏', '懂车帝']);
    expect(names('', { key: 'count', order: 'desc' })).toEqual(['ＺＨＩＨＵ 专栏', '知乎 Zhihu', '懂车帝']);
  });

  it('keeps the order of the rows where the address names no column of the table', () => {
    expect(names('', { key: 'nonsense', order: 'asc' })).toEqual(rows.map(({ name }) => name));
  });
});
