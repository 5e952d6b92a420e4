import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Http } from '../api/http.ts';
import type { PagePrefetch } from '../queries/PagePrefetch.ts';
import { forgetQueries, queriesOf } from '../queries/queryClient.ts';
import { createTestStores } from '../testing/testStores.ts';
import { PATIENCE_MS, prefetchPage } from './prefetch.ts';

const ADDRESS = 'http://127.0.0.1/overview/index';

const project = (id: string) => ({ id, name: id, brand: '', has_data: 1, origin: 'sample' as const });

function start({ loggedIn = true, projects = ['P-1'] }: { loggedIn?: boolean; projects?: readonly string[] } = {}) {
  let answer = (): void => undefined;
  const list = async () =>
    new Promise<{ list: ReturnType<typeof project>[] }>((resolve) => {
      answer = () => {
        resolve({ list: projects.map(project) });
      };
    });
  const ofProject = {} as Http;
  const inProject = vi.fn<Http['inProject']>(() => ofProject);
  const { stores, local } = createTestStores({ project: { list } }, { inProject });
  if (loggedIn) stores.user.acceptToken('T-1');
  const prefetch = vi.fn<PagePrefetch>(async () => Promise.resolve());
  const run = async (address = ADDRESS): Promise<void> => {
    const done = prefetchPage(stores, async () => Promise.resolve(prefetch), address);
    await vi.advanceTimersByTimeAsync(0);
    answer();
    await done;
  };
  return { stores, local, prefetch, inProject, ofProject, run, answerList: () => answer() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the first queries of a page', () => {
  test('are run in the chosen project, with the filters of the address, into the cache of the login', async () => {
    const { stores, prefetch, run } = start();
    await run(`${ADDRESS}?platform_ids=kimi&tab=topics`);
    const about = prefetch.mock.calls[0]?.[0];
    expect(about?.projectId).toBe('P-1');
    expect(about?.http).toBe(stores.http);
    expect(about?.filters.platform_ids).toEqual(['kimi']);
    expect(about?.params.get('tab')).toBe('topics');
    expect(about?.queries).toBe(queriesOf(stores));
  });

  test('do not wait for the list of projects when one was chosen before', async () => {
    const { stores, local, prefetch, inProject, ofProject, answerList } = start({ projects: ['P-1', 'P-2'] });
    local.set('ProjectList', JSON.stringify(project('P-2')));
    const done = prefetchPage(stores, async () => Promise.resolve(prefetch), ADDRESS);
    await vi.advanceTimersByTimeAsync(0);
    expect(inProject).toHaveBeenCalledExactlyOnceWith('P-2');
    expect(prefetch.mock.calls[0]?.[0]).toMatchObject({ projectId: 'P-2' });
    expect(prefetch.mock.calls[0]?.[0].http).toBe(ofProject);
    answerList();
    await done;
    expect(stores.projects.currentId).toBe('P-2');
  });

  test('choose no project that is gone since', async () => {
    const { stores, local, run } = start();
    local.set('ProjectList', JSON.stringify(project('P-0')));
    await run();
    expect(stores.projects.currentId).toBe('P-1');
  });

  test('are none for somebody who is not logged in, and none without a project', async () => {
    for (const { prefetch, run } of [start({ loggedIn: false }), start({ projects: [] })]) {
      await run();
      expect(prefetch).not.toHaveBeenCalled();
    }
  });

  test('are left to the page when filters chosen before may be carried over to it', async () => {
    const { stores, prefetch, run } = start();
    stores.filters.update({ platform_ids: ['kimi'] });
    await run();
    expect(prefetch).not.toHaveBeenCalled();
    await run(`${ADDRESS}?platform_ids=doubao`);
    expect(prefetch).toHaveBeenCalledOnce();
  });
});

describe('the wait for the first figures', () => {
  /** The time until the page may be rendered. */
  async function waitFor(load: () => Promise<PagePrefetch>): Promise<number> {
    const { stores, answerList } = start();
    const began = Date.now();
    let took = Number.NaN;
    const wait = prefetchPage(stores, load, ADDRESS).then(() => {
      took = Date.now() - began;
    });
    await vi.advanceTimersByTimeAsync(0);
    answerList();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS * 10);
    await wait;
    return took;
  }
  /** A prefetch whose figures arrive after that time. */
  const figuresAfter =
    (ms: number): PagePrefetch =>
    async () =>
      new Promise((resolve) => setTimeout(resolve, ms));

  test('ends with them, so that they are there when the page is first rendered', async () => {
    expect(await waitFor(async () => Promise.resolve(figuresAfter(50)))).toBe(50);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends without them when they take long', async () => {
    expect(await waitFor(async () => Promise.resolve(figuresAfter(PATIENCE_MS * 5)))).toBe(PATIENCE_MS);
  });

  test('is over at once when the page cannot be fetched, or a query fails', async () => {
    expect(await waitFor(async () => Promise.reject(new Error('lost')))).toBe(0);
    expect(await waitFor(async () => Promise.resolve(async () => Promise.reject(new Error('failed'))))).toBe(0);
  });
});

test('the next login has a cache of its own', () => {
  const { stores } = start();
  const before = queriesOf(stores);
  before.setQueryData(['figure'], 1);
  forgetQueries(stores);
  expect(queriesOf(stores)).not.toBe(before);
  expect(queriesOf(stores).getQueryData(['figure'])).toBeUndefined();
});
