import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FurtherPages } from './FurtherPages.ts';

const ROWS_IN_SIGHT = 20;
const STEP_MS = 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

/** A list of ten thousand rows in pages of fifty, seen from its top. */
async function start(queries: { readonly staleTime?: number } = {}) {
  const asked: number[] = [];
  const pages = new FurtherPages<number>(new QueryClient({ defaultOptions: { queries } }));
  const lookAt = (first: number): void => {
    pages.look(first, first + ROWS_IN_SIGHT);
  };
  pages.subscribe(() => undefined);
  pages.show({
    queryKey: ['prompts'],
    pageSize: 50,
    rowCount: 10_000,
    load: (page) => {
      asked.push(page);
      return Promise.resolve(page);
    },
  });
  lookAt(0);
  await pass(1000);
  // What stands around the top.
  expect(asked.splice(0)).toEqual([2]);
  return {
    pages,
    asked,
    lookAt,
    /** Scrolls down from the top without a rest. @param step rows in 20 ms: 2 are a hundred a second */
    scroll: async (step: number, to: number) => {
      for (let first = step; first <= to; first += step) {
        lookAt(first);
        await pass(STEP_MS);
      }
    },
  };
}

describe('FurtherPages', () => {
  it('asks for pages on the way while a reader scrolls slowly enough to read', async () => {
    const { asked, scroll } = await start();
    await scroll(2, 200);
    expect(asked).toEqual([3, 4, 5, 6]);
  });

  it('asks for none of the pages a reader flies past, only for the one where they stop', async () => {
    const { asked, scroll } = await start();
    await scroll(3, 600);
    expect(asked).toEqual([]);
    await pass(160);
    expect(asked).toEqual([13]);
  });

  it('asks for what stands around a place that was jumped to once the reader has stayed there', async () => {
    const { asked, lookAt } = await start();
    lookAt(5000);
    await pass(80);
    expect(asked).toEqual([101]);
    await pass(450);
    expect(asked).toEqual([101]);
    await pass(150);
    expect(asked).toEqual([101, 100, 102]);
  });

  it('asks for nothing around a place from which the reader jumps on', async () => {
    const { asked, lookAt } = await start();
    lookAt(5000);
    await pass(400);
    lookAt(7500);
    await pass(1000);
    expect(asked).toEqual([101, 151, 150, 152]);
  });

  it('has a reply read when the table says so, and at once where none does', async () => {
    const read: number[] = [];
    const pages = new FurtherPages<number>(new QueryClient());
    pages.subscribe(() => undefined);
    pages.show({
      queryKey: ['prompts'],
      pageSize: 50,
      rowCount: 10_000,
      load: async (page, { turn }) => {
        await turn?.();
        read.push(page);
        return page;
      },
    });
    const turns: (() => void)[] = [];
    pages.pace(() => new Promise((resolve) => turns.push(resolve)));
    pages.look(5000, 5020);
    await pass(100);
    expect([turns.length, read]).toEqual([1, []]);
    turns[0]?.();
    await pass(20);
    expect(read).toEqual([101]);
    expect(pages.loaded()).toContain('101:');
    pages.pace(null);
    pages.look(7500, 7520);
    await pass(100);
    expect(read).toContain(151);
  });

  it('says that a page went, and that it came again with the reply it had', async () => {
    const { pages, asked, lookAt } = await start({ staleTime: Infinity });
    const said: string[] = [];
    pages.subscribe(() => said.push(pages.loaded()));
    lookAt(2000);
    await pass(1000);
    expect(said.at(-1)).toContain('41:');
    lookAt(0);
    await pass(1000);
    expect(said.at(-1)).not.toContain('41:');
    asked.splice(0);
    lookAt(2000);
    await pass(1000);
    expect(asked).toEqual([]);
    expect(said.at(-1)).toContain('41:');
  });
});
