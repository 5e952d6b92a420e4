import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/table.ts';
import { giveHeight } from '#client/testing/giveHeight.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

interface Prompt {
  readonly id: string;
  readonly text: string;
  readonly rate: number;
}

// A header and ten rows.
giveHeight(37 + 360);

const prompts: readonly Prompt[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${String(index)}`,
  text: `问题 ${String(index)}`,
  rate: index,
}));
const drawn = vi.fn();
const columns: readonly DataColumn<Prompt, 'text' | 'rate'>[] = [
  {
    id: 'text',
    header: '提问',
    size: 300,
    sortKey: 'text',
    cell: ({ text }) => text,
  },
  {
    id: 'rate',
    header: '可见度',
    size: 100,
    align: 'right',
    sortKey: 'rate',
    // A row's first cell renders before the others, and again with them; this cell renders once per row render.
    cell: ({ rate }) => {
      drawn(rate);
      return <button type="button">{`率 ${String(rate)}`}</button>;
    },
  },
  { id: 'note', header: '备注', size: 100, cell: () => '无' },
];

type Given = Partial<DataTableProps<Prompt, 'text' | 'rate'>>;
const table = (given: Given) => (
  <DataTable<Prompt, 'text' | 'rate'>
    label="提问表"
    columns={columns}
    rowCount={prompts.length}
    rowAt={(index) => prompts[index]}
    getRowId={({ id }) => id}
    empty={<p>没有提问</p>}
    {...given}
  />
);
const grid = () => screen.getByRole('grid', { name: '提问表' });
const rowAtPlace = (index: number) =>
  grid().querySelector<HTMLElement>(`[role="row"][aria-rowindex="${String(index + 2)}"]`);
const rowsDrawn = () => grid().querySelectorAll('[role="row"]').length;
const scrollTo = async (top: number) =>
  act(async () => {
    grid().parentElement?.scrollTo({ top });
  });

describe('DataTable', () => {
  it('holds a few of 10,000 rows in the document and says where they stand', async () => {
    renderForTest(table({}), { messages });
    expect(grid().getAttribute('aria-rowcount')).toBe('10001');
    expect(rowsDrawn()).toBeLessThan(30);
    expect(rowAtPlace(0)?.textContent).toContain('问题 0');
    await scrollTo(36 * 5000);
    await waitFor(() => {
      expect(rowAtPlace(5004)?.textContent).toContain('问题 5004');
    });
    expect(rowsDrawn()).toBeLessThan(50);
    expect(rowAtPlace(0)).toBeNull();
  });

  it('draws a row once, however often the page is drawn around it', async () => {
    function Page() {
      const [range, setRange] = useState('');
      // New functions at every render, as in pages.
      return (
        <>
          <p>{range}</p>
          {table({
            rowHref: ({ id }) => `/details?id=${id}`,
            rowAt: (index) => prompts[index],
            onRangeChange: (first, last) => {
              setRange(`${String(first)} – ${String(last)}`);
            },
          })}
        </>
      );
    }
    renderForTest(<Page />, { messages });
    await waitFor(() => {
      expect(rowAtPlace(17)?.textContent).toContain('率 17');
    });
    drawn.mockClear();
    await scrollTo(72);
    await waitFor(() => {
      expect(screen.getByText('0 – 19')).toBeDefined();
      expect(rowAtPlace(19)?.textContent).toContain('率 19');
    });
    expect(drawn.mock.calls.flat().filter((rate) => rate === 19)).toHaveLength(1);
    expect(drawn).not.toHaveBeenCalledWith(5);
  });

  it('asks for another order: figures from the highest, texts from the first, and turns it round', async () => {
    const onSort = vi.fn();
    const { rerender } = renderForTest(table({ onSort, sort: { key: 'text', order: 'asc' } }), { messages });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('提问').getAttribute('aria-sort')).toBe('ascending');
    expect(head('可见度').getAttribute('aria-sort')).toBe('none');
    expect(head('备注').hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(within(head('可见度')).getByRole('button', { name: '可见度' }));
    expect(onSort).toHaveBeenLastCalledWith('rate', 'desc');
    rerender(table({ onSort, sort: { key: 'rate', order: 'desc' } }));
    expect(head('可见度').getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: '可见度' }));
    expect(onSort).toHaveBeenLastCalledWith('rate', 'asc');
    await userEvent.click(screen.getByRole('button', { name: '提问' }));
    expect(onSort).toHaveBeenLastCalledWith('text', 'asc');
  });

  it('begins at the top again after a change of order or filters', async () => {
    const { rerender } = renderForTest(table({ sort: { key: 'rate', order: 'asc' } }), { messages });
    await scrollTo(36 * 300);
    rerender(table({ sort: { key: 'rate', order: 'desc' } }));
    expect(grid().parentElement?.scrollTop).toBe(0);
    await scrollTo(36 * 300);
    rerender(table({ sort: { key: 'rate', order: 'desc' }, viewKey: 'topic=t1' }));
    expect(grid().parentElement?.scrollTop).toBe(0);
  });

  it('leads from row to row by keyboard, one stop of the Tab key for all of them', async () => {
    renderForTest(table({ rowHref: ({ id }) => `/details?id=${id}` }), { messages });
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('button', { name: '提问' })).toBe(document.activeElement);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: '可见度' })).toBe(document.activeElement);
    await user.tab();
    expect(rowAtPlace(0)).toBe(document.activeElement);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowAtPlace(2)).toBe(document.activeElement);
    await user.keyboard('{PageDown}');
    expect(rowAtPlace(12)).toBe(document.activeElement);
    await user.keyboard('{PageUp}{ArrowUp}');
    expect(rowAtPlace(1)).toBe(document.activeElement);
    await user.keyboard('{End}');
    expect(rowAtPlace(9999)).toBe(document.activeElement);
    await user.keyboard('{ArrowDown}');
    expect(rowAtPlace(9999)).toBe(document.activeElement);
    await user.keyboard('{Home}');
    expect(rowAtPlace(0)).toBe(document.activeElement);
    await user.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  it('is a stop of the Tab key where the reader has scrolled to, once that row is there', async () => {
    const loaded = (from: number) => (index: number) => (index < 30 || index >= from ? prompts[index] : undefined);
    const { rerender } = renderForTest(table({ rowAt: loaded(10_000) }), { messages });
    await scrollTo(36 * 5000);
    expect(rowAtPlace(5000)).toBeNull();
    rerender(table({ rowAt: loaded(4900) }));
    await waitFor(() => {
      expect(rowAtPlace(5010)).not.toBeNull();
    });
    const stops = [...grid().querySelectorAll<HTMLElement>('[data-index][tabindex="0"]')];
    // The first visible row, partly covered by the header.
    expect(stops.map(({ dataset }) => Number(dataset['index']))).toEqual([4998]);
  });

  it('leads into the controls of a row and back', async () => {
    renderForTest(table({ onRowOpen: vi.fn() }), { messages });
    const row = rowAtPlace(1);
    const user = userEvent.setup();
    act(() => row?.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('问题 1');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('率 1');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(row);
  });

  it('keeps the focus on its row when the reader scrolls away from it', async () => {
    renderForTest(table({}), { messages });
    act(() => rowAtPlace(2)?.focus());
    await scrollTo(36 * 5000);
    await waitFor(() => {
      expect(rowAtPlace(5004)).not.toBeNull();
    });
    expect(rowAtPlace(2)).toBe(document.activeElement);
    await userEvent.keyboard('{ArrowDown}');
    expect(rowAtPlace(3)).toBe(document.activeElement);
  });

  it('gives the focus of a removed row to the row in its place, in browsers that send no event then as well', async () => {
    const Shown = () => {
      const [rows, setRows] = useState(prompts.slice(0, 5));
      return (
        <>
          <button
            onFocus={() => {
              setRows(rows.filter(({ id }) => id !== 'p2'));
            }}
          >
            清除
          </button>
          {table({ rowCount: rows.length, rowAt: (index) => rows[index] })}
        </>
      );
    };
    renderForTest(<Shown />, { messages });
    act(() => screen.getByRole('button', { name: '率 2' }).focus());
    // As a reply does, without moving the focus.
    act(() => {
      screen.getByRole('button', { name: '清除' }).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await waitFor(() => {
      expect(rowAtPlace(2)).toBe(document.activeElement);
    });
    expect(rowAtPlace(2)?.textContent).toContain('问题 3');
  });

  it('opens a row with Enter, by its link or in place', async () => {
    const onRowOpen = vi.fn();
    const { unmount } = renderForTest(table({ onRowOpen }), { messages });
    act(() => rowAtPlace(3)?.focus());
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(prompts[3]);
    unmount();
    renderForTest(table({ rowHref: ({ id }) => `/details?id=${id}` }), { messages });
    expect(screen.getByRole('link', { name: '问题 3' }).getAttribute('href')).toBe('/details?id=p3');
  });

  it('says that rows are missing, asks for those in sight, and shows them when they come', async () => {
    const onRangeChange = vi.fn();
    const loaded = (until: number) => (index: number) => (index < until ? prompts[index] : undefined);
    const { rerender } = renderForTest(table({ rowAt: loaded(5), onRangeChange }), { messages });
    // A frame adds some rows; the others follow in the next frames.
    await waitFor(() => {
      expect(rowAtPlace(4)?.textContent).toContain('问题 4');
    });
    expect(rowAtPlace(6)).toBeNull();
    const [first, last] = onRangeChange.mock.lastCall ?? [];
    expect(first).toBe(0);
    expect(last).toBeGreaterThanOrEqual(10);
    // A loading row that gets the keyboard focus is announced.
    act(() => rowAtPlace(4)?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowAtPlace(6)).toBe(document.activeElement);
    expect(rowAtPlace(6)?.getAttribute('aria-busy')).toBe('true');
    expect(rowAtPlace(6)?.getAttribute('aria-label')).toBe('正在加载此行');
    rerender(table({ rowAt: loaded(50), onRangeChange }));
    await waitFor(() => {
      expect(rowAtPlace(6)?.textContent).toContain('问题 6');
    });
    expect(rowAtPlace(6)).toBe(document.activeElement);
    await scrollTo(36 * 400);
    await waitFor(() => {
      expect(onRangeChange.mock.lastCall?.[0]).toBeGreaterThan(380);
    });
  });

  it('ticks one row, a stretch of rows with Shift, and all that are loaded', async () => {
    const onChange = vi.fn();
    const selection = (ids: readonly string[]) => ({
      selection: { ids: new Set(ids), onChange, labelOf: ({ text }: Prompt) => text },
    });
    const { rerender } = renderForTest(table(selection([])), { messages });
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: '选择 问题 1' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['p1']));
    rerender(table(selection(['p1'])));
    expect(rowAtPlace(1)?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择 问题 4' }));
    await user.keyboard('{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2', 'p3', 'p4']));
    act(() => rowAtPlace(7)?.focus());
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(new Set(['p1', 'p7']));
    rerender(table({ ...selection([]), rowCount: 5 }));
    await user.click(screen.getByRole('checkbox', { name: '选择已加载的所有行' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['p0', 'p1', 'p2', 'p3', 'p4']));
  });

  it('draws columns wider and narrower by keyboard', async () => {
    const onWidthsChange = vi.fn();
    renderForTest(table({ widths: { rate: 120 }, onWidthsChange }), { messages });
    act(() => screen.getByRole('button', { name: '可见度' }).focus());
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    // Without layout the cell has width 0, so the minimum width applies.
    expect(onWidthsChange).toHaveBeenCalledExactlyOnceWith({ rate: 48 });
  });

  it('says why it is empty, and that new rows are on their way', () => {
    const { rerender } = renderForTest(table({ rowCount: 0 }), { messages });
    expect(screen.getByText('没有提问')).toBeDefined();
    expect(grid().getAttribute('aria-busy')).toBe('false');
    rerender(table({ refreshing: true }));
    expect(grid().getAttribute('aria-busy')).toBe('true');
  });
});
