import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageAhead } from '../components/filters/PageAhead.ts';
import { createTestStores } from '../testing/testStores.ts';
import { askFirst, PATIENCE_MS } from './askFirst.ts';
import { queriesOf } from './shell/queryClient.ts';

const ADDRESS = 'http://127.0.0.1/overview/index';

function start() {
  const list = [{ id: 'P-1', name: 'P-1', brand: '', has_data: 1, origin: 'sample' as const }];
  const { stores } = createTestStores({ project: { list: async () => Promise.resolve({ list }) } });
  stores.user.acceptToken('T-1');
  return stores;
}

/** A page whose figure comes after that long. */
const figureAfter =
  (ms: number): PageAhead =>
  async ({ queries }) =>
    Promise.allSettled([
      queries.query({
        queryKey: ['figure'],
        queryFn: async () => new Promise((resolve) => setTimeout(resolve, ms, 7)),
      }),
    ]);

describe('the wait for the first figures', () => {
  beforeEach(async () => {
    // Its file is there: the wait begins when files are.
    await import('./shell/askAhead.ts');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The time that passes until the page may be drawn. */
  async function waitFor(stores: ReturnType<typeof start>, load: () => Promise<PageAhead>): Promise<number> {
    const began = Date.now();
    let took = Number.NaN;
    const wait = askFirst(stores, load, ADDRESS).then(() => {
      took = Date.now() - began;
    });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS * 10);
    await wait;
    return took;
  }

  test('ends with them, so that they are there at the first drawing', async () => {
    const stores = start();
    expect(await waitFor(stores, async () => Promise.resolve(figureAfter(50)))).toBe(50);
    expect(queriesOf(stores).getQueryData(['figure'])).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends without them when they take long, and they come later', async () => {
    const stores = start();
    expect(await waitFor(stores, async () => Promise.resolve(figureAfter(PATIENCE_MS * 5)))).toBe(PATIENCE_MS);
    expect(queriesOf(stores).getQueryData(['figure'])).toBe(7);
  });

  test('begins when the page is there, however long that took', async () => {
    const late = async (): Promise<PageAhead> =>
      new Promise((resolve) => setTimeout(resolve, 300, figureAfter(PATIENCE_MS * 5)));
    expect(await waitFor(start(), late)).toBe(300 + PATIENCE_MS);
  });

  test('is over at once when the page cannot be fetched, or asks in a way that fails', async () => {
    const lost = async (): Promise<PageAhead> => Promise.reject(new Error('lost'));
    const failing: PageAhead = async () => Promise.reject(new Error('failed'));
    expect(await waitFor(start(), lost)).toBe(0);
    expect(await waitFor(start(), async () => Promise.resolve(failing))).toBe(0);
  });
});
