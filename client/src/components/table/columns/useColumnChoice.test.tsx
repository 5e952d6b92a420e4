import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import type { DataColumn } from '../DataColumn.ts';
import { useColumnChoice } from './useColumnChoice.ts';

const columns: readonly DataColumn<string>[] = [
  { id: 'text', header: '提问', size: 200, cell: (row) => row },
  { id: 'rate', header: '可见度', size: 100, cell: (row) => row },
  { id: 'status', header: '状态', size: 100, cell: (row) => row, hideable: false },
  { id: 'asked', header: '最近提问', size: 100, cell: (row) => row, initiallyHidden: true },
];
const KEY = 'answerscope.columns.prompts';

function start(stored?: string, address = '/') {
  const made = createTestStores();
  if (stored !== undefined) made.local.set(KEY, stored);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={made.stores}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </StoresContext>
  );
  const { result } = renderHook(() => useColumnChoice('prompts', columns), { wrapper });
  return { ...made, result, ids: () => result.current.shown.map(({ id }) => id) };
}

describe('useColumnChoice', () => {
  it('begins with the columns that are not hidden at first', () => {
    const { ids, result } = start();
    expect(ids()).toEqual(['text', 'rate', 'status']);
    expect(result.current.choice.differs).toBe(false);
  });

  it('shows what the address names, until the reader chooses others', () => {
    const { ids, result, local } = start('{"shown":{"rate":true}}', '/?columns=prompts%3Aasked%2C-rate');
    expect(ids()).toEqual(['text', 'status', 'asked']);
    expect(local.get(KEY)).toBe('{"shown":{"rate":true}}');
    act(() => {
      result.current.choice.toggle('rate');
    });
    expect(ids()).toEqual(['text', 'rate', 'status', 'asked']);
    expect(JSON.parse(local.get(KEY) ?? '')).toMatchObject({ shown: { asked: true, rate: true } });
    act(() => {
      result.current.choice.reset();
    });
    expect(ids()).toEqual(['text', 'rate', 'status']);
  });

  it('keeps what the reader shows and hides, and finds it again', () => {
    const { ids, result, local } = start();
    act(() => {
      result.current.choice.toggle('rate');
    });
    act(() => {
      result.current.choice.toggle('asked');
    });
    expect(ids()).toEqual(['text', 'status', 'asked']);
    const again = start(local.get(KEY));
    expect(again.ids()).toEqual(['text', 'status', 'asked']);
    act(() => {
      again.result.current.choice.reset();
    });
    expect(again.ids()).toEqual(['text', 'rate', 'status']);
  });

  it('keeps widths too, and forgets them with the rest', () => {
    const { result, local } = start();
    act(() => {
      result.current.onWidthsChange({ rate: 140 });
    });
    expect(start(local.get(KEY)).result.current.widths).toEqual({ rate: 140 });
    expect(result.current.choice.differs).toBe(true);
    act(() => {
      result.current.choice.reset();
    });
    expect(result.current.widths).toEqual({});
  });

  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{"shown":7}',
    '{"shown":{"text":false,"status":false},"widths":{"rate":-3}}',
    '{"shown":{"rate":"no"}}',
  ])('falls back to the default when %s is stored', (stored) => {
    const { ids, result } = start(stored);
    expect(ids()).toEqual(['text', 'rate', 'status']);
    expect(result.current.widths).toEqual({});
  });

  it('takes over what another tab chose', () => {
    const { ids, local, listeners } = start();
    local.set(KEY, JSON.stringify({ shown: { rate: false }, widths: {} }));
    act(() => {
      for (const listener of listeners) listener(KEY, null);
    });
    expect(ids()).toEqual(['text', 'status']);
  });
});
