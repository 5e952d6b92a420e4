import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#client/i18n/zh-CN/table.ts';
import { giveHeight } from '#client/testing/giveHeight.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';

giveHeight(37 + 360);

interface Row {
  readonly text: string;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'text', header: '提问', size: 300, cell: ({ text }) => text },
  { id: 'rate', header: '可见度', size: 100, align: 'right', cell: () => '50%' },
  { id: 'actions', header: '操作', headerHidden: true, size: 60, cell: () => <button type="button">删除</button> },
];
const show = (texts: readonly string[], rowCount = texts.length, shown = columns) => {
  const rows = texts.map((text): Row => ({ text }));
  return renderForTest(
    <DataTable
      label="提问表"
      columns={shown}
      rowCount={rowCount}
      rowAt={(index) => rows[index]}
      getRowId={({ text }) => text}
      empty={<p>没有提问</p>}
    />,
    { messages },
  );
};
const tell = (type: 'beforeprint' | 'afterprint'): void => {
  act(() => {
    window.dispatchEvent(new Event(type));
  });
};
const paper = () => screen.getByRole('table', { name: '提问表', hidden: true });
const noPaper = () => screen.queryByRole('table', { name: '提问表', hidden: true });
const frameClass = () => screen.getByRole('grid').parentElement?.className ?? '';

describe('a table on paper', () => {
  afterEach(() => {
    tell('afterprint');
  });

  it('has all rows that are loaded, its head as a head, and no column of buttons', () => {
    show(Array.from({ length: 60 }, (_, index) => `问题 ${String(index)}`));
    expect(noPaper()).toBeNull();
    tell('beforeprint');
    const table = within(paper());
    const heads = table.getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['提问', '可见度']);
    const names = table.getAllByRole('rowheader', { hidden: true });
    expect(names).toHaveLength(60);
    expect(names.at(-1)?.textContent).toBe('问题 59');
    expect(screen.queryByText(/这里打印/u)).toBeNull();
  });

  it('stands there as long as the print takes, in the place of the table of the screen', () => {
    show(['甲']);
    const onScreen = frameClass();
    tell('beforeprint');
    expect(frameClass()).not.toBe(onScreen);
    tell('afterprint');
    expect(noPaper()).toBeNull();
    expect(frameClass()).toBe(onScreen);
  });

  it('says how many rows there are when not all are printed', () => {
    show(['甲', '乙'], 10_000);
    tell('beforeprint');
    expect(screen.getByText('共 10,000 行，这里打印 2 行；导出文件包含全部。')).toBeDefined();
  });

  it('prints no more than five hundred rows', () => {
    const rows = Array.from({ length: 501 }, (_, index) => `问题 ${String(index)}`);
    show(rows);
    tell('beforeprint');
    expect(within(paper()).getAllByRole('rowheader', { hidden: true })).toHaveLength(500);
    expect(screen.getByText(/^共 501 行，这里打印 500 行/u)).toBeDefined();
  });

  it('says how many columns found no room', () => {
    show(['甲'], 1, [...columns, { id: 'wide', header: '来源', size: 1000, cell: () => 'example.com' }]);
    tell('beforeprint');
    const heads = within(paper()).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['提问', '可见度']);
    expect(screen.getByText('另有 1 列在纸上放不下；导出文件包含全部列。')).toBeDefined();
  });

  it('leaves an empty table to say why it is empty', () => {
    show([]);
    tell('beforeprint');
    expect(noPaper()).toBeNull();
    expect(screen.getByText('没有提问')).toBeDefined();
  });
});
