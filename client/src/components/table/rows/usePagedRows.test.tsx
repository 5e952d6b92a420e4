import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RootStore } from '#client/stores/RootStore.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { usePagedRows } from './usePagedRows.ts';

interface Reply {
  readonly list: readonly string[];
  readonly total: number;
}

/** A list of a thousand rows, each named after its list and index. */
function thousandRows(refuse: readonly number[] = []) {
  const stores = { projects: { currentId: 'p1' } } as unknown as RootStore;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const load = vi.fn((name: string, page: number, size: number): Promise<Reply> => {
    if (refuse.includes(page)) return Promise.reject(new Error('refused'));
    const list = Array.from({ length: size }, (_, index) => `${name}${(page - 1) * size + index}`);
    return Promise.resolve({ list, total: 1000 });
  });
  const view = renderHook(
    (name: string) =>
      usePagedRows<string, Reply>({
        queryKey: ['report', 'p1', name],
        load: (page, size) => load(name, page, size),
      }),
    {
      initialProps: 'a',
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <StoresContext value={stores}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </StoresContext>
      ),
    },
  );
  const scrollTo = (first: number) => {
    act(() => {
      view.result.current.handleRange(first, first + 20);
    });
  };
  return { ...view, load, scrollTo, pages: () => load.mock.calls.map(([name, page]) => `${name}${page}`) };
}

describe('usePagedRows', () => {
  it('knows of all rows and has those of the first page', async () => {
    const { result } = thousandRows();
    await waitFor(() => {
      expect(result.current.rowCount).toBe(1000);
    });
    expect(result.current.rowAt(49)).toBe('a49');
    expect(result.current.rowAt(50)).toBeUndefined();
  });

  it('loads the page where scrolling stops, and none of those passed by', async () => {
    const { result, scrollTo, pages } = thousandRows();
    await waitFor(() => {
      expect(result.current.rowCount).toBe(1000);
    });
    for (const place of [300, 500, 690]) scrollTo(place);
    await waitFor(() => {
      expect(result.current.rowAt(695)).toBe('a695');
    });
    await waitFor(() => {
      expect(pages().sort()).toEqual(['a1', 'a14', 'a15', 'a16']);
    });
  });

  it('loads what comes next, ahead of the reader', async () => {
    const { result, scrollTo } = thousandRows();
    await waitFor(() => {
      expect(result.current.rowCount).toBe(1000);
    });
    scrollTo(100);
    await waitFor(() => {
      expect(result.current.rowAt(175)).toBe('a175');
    });
    expect(result.current.rowAt(60)).toBe('a60');
  });

  it('begins another list with its first page, whatever was in sight', async () => {
    const { result, rerender, scrollTo, pages } = thousandRows();
    await waitFor(() => {
      expect(result.current.rowCount).toBe(1000);
    });
    scrollTo(690);
    await waitFor(() => {
      expect(result.current.rowAt(690)).toBe('a690');
    });
    rerender('b');
    expect(result.current.rowAt(0)).toBe('a0');
    await waitFor(() => {
      expect(result.current.rowAt(0)).toBe('b0');
    });
    expect(pages().filter((page) => page.startsWith('b'))).toEqual(['b1']);
  });

  it('tells of a page that failed, keeps the rows it has, and loads it on retry', async () => {
    const { result, load, scrollTo } = thousandRows([2]);
    await waitFor(() => {
      expect(result.current.rowCount).toBe(1000);
    });
    scrollTo(70);
    await waitFor(() => {
      expect(result.current.query.error).not.toBeNull();
    });
    expect(result.current.rowAt(0)).toBe('a0');
    load.mockImplementation((name, page) => Promise.resolve({ list: [`${name}${page}`], total: 1000 }));
    await act(async () => {
      await result.current.query.refetch();
    });
    await waitFor(() => {
      expect(result.current.rowAt(50)).toBe('a2');
    });
  });
});
