import { describe, expect, test, vi } from 'vitest';
import type { PageAhead } from '../../components/filters/PageAhead.ts';
import { createTestStores } from '../../testing/testStores.ts';
import { askAhead } from './askAhead.ts';
import { forgetQueries, queriesOf } from './queryClient.ts';

const ADDRESS = 'http://127.0.0.1/overview/index';

function start({ loggedIn = true, projects = ['P-1'] }: { loggedIn?: boolean; projects?: readonly string[] } = {}) {
  const list = projects.map((id) => ({ id, name: id, brand: '', has_data: 1, origin: 'sample' as const }));
  const { stores } = createTestStores({ project: { list: async () => Promise.resolve({ list }) } });
  if (loggedIn) stores.user.acceptToken('T-1');
  const ahead = vi.fn<PageAhead>(async () => Promise.resolve());
  return { stores, ahead };
}

describe('askAhead', () => {
  test('asks in the name of the chosen project, with the filters of the address, into the cache of the login', async () => {
    const { stores, ahead } = start();
    await askAhead(stores, ahead, `${ADDRESS}?platform_ids=kimi&tab=topics`);
    expect(ahead).toHaveBeenCalledOnce();
    const asked = ahead.mock.calls[0]?.[0];
    expect(asked?.projectId).toBe('P-1');
    expect(asked?.filters.platform_ids).toEqual(['kimi']);
    expect(asked?.params.get('tab')).toBe('topics');
    expect(asked?.queries).toBe(queriesOf(stores));
  });

  test('is done when what was asked is answered', async () => {
    const { stores } = start();
    let answer = (): void => undefined;
    const done = vi.fn<() => void>();
    const asked = askAhead(
      stores,
      async () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
      ADDRESS,
    ).then(done);
    await stores.projects.load();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    answer();
    await asked;
  });

  test('asks nothing for somebody who is not logged in, and nothing without a project', async () => {
    for (const { stores, ahead } of [start({ loggedIn: false }), start({ projects: [] })]) {
      await askAhead(stores, ahead, ADDRESS);
      expect(ahead).not.toHaveBeenCalled();
    }
  });

  test('leaves it to the page when filters chosen before may be carried over to it', async () => {
    const { stores, ahead } = start();
    stores.filters.update({ platform_ids: ['kimi'] });
    await askAhead(stores, ahead, ADDRESS);
    expect(ahead).not.toHaveBeenCalled();
    await askAhead(stores, ahead, `${ADDRESS}?platform_ids=doubao`);
    expect(ahead).toHaveBeenCalledOnce();
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
