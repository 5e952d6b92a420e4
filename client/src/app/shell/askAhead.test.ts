import { describe, expect, test, vi } from 'vitest';
import type { Http } from '../../api/http.ts';
import type { PageAhead } from '../../components/filters/PageAhead.ts';
import { createTestStores } from '../../testing/testStores.ts';
import { askAhead } from './askAhead.ts';
import { forgetQueries, queriesOf } from './queryClient.ts';

const ADDRESS = 'http://127.0.0.1/overview/index';

const project = (id: string) => ({ id, name: id, brand: '', has_data: 1, origin: 'sample' as const });

function start({ loggedIn = true, projects = ['P-1'] }: { loggedIn?: boolean; projects?: readonly string[] } = {}) {
  let answerList = (): void => undefined;
  const list = async () =>
    new Promise<{ list: ReturnType<typeof project>[] }>((resolve) => {
      answerList = () => {
        resolve({ list: projects.map(project) });
      };
    });
  const ofProject = {} as Http;
  const inProject = vi.fn<Http['inProject']>(() => ofProject);
  const { stores, local } = createTestStores({ project: { list } }, { inProject });
  if (loggedIn) stores.user.acceptToken('T-1');
  const ahead = vi.fn<PageAhead>(async () => Promise.resolve());
  const run = async (address = ADDRESS): Promise<void> => {
    const asked = askAhead(stores, ahead, address);
    answerList();
    await asked;
  };
  const answer = (): void => {
    answerList();
  };
  return { stores, local, ahead, inProject, ofProject, run, answer };
}

describe('askAhead', () => {
  test('asks in the name of the chosen project, with the filters of the address, into the cache of the login', async () => {
    const { stores, ahead, run } = start();
    await run(`${ADDRESS}?platform_ids=kimi&tab=topics`);
    expect(ahead).toHaveBeenCalledOnce();
    const asked = ahead.mock.calls[0]?.[0];
    expect(asked?.projectId).toBe('P-1');
    expect(asked?.http).toBe(stores.http);
    expect(asked?.filters.platform_ids).toEqual(['kimi']);
    expect(asked?.params.get('tab')).toBe('topics');
    expect(asked?.queries).toBe(queriesOf(stores));
  });

  test('does not wait for the list of projects when one was chosen before, and is done when both are answered', async () => {
    const { stores, local, ahead, inProject, ofProject, answer } = start({ projects: ['P-1', 'P-2'] });
    local.set('ProjectList', JSON.stringify(project('P-2')));
    const done = vi.fn<() => void>();
    const asked = askAhead(stores, ahead, ADDRESS).then(done);
    expect(ahead).toHaveBeenCalledOnce();
    expect(inProject).toHaveBeenCalledExactlyOnceWith('P-2');
    expect(ahead.mock.calls[0]?.[0]).toMatchObject({ projectId: 'P-2' });
    expect(ahead.mock.calls[0]?.[0].http).toBe(ofProject);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    answer();
    await asked;
    expect(stores.projects.currentId).toBe('P-2');
  });

  test('a project that is gone since is not chosen for having been asked about', async () => {
    const { stores, local, run } = start();
    local.set('ProjectList', JSON.stringify(project('P-0')));
    await run();
    expect(stores.projects.currentId).toBe('P-1');
  });

  test('is done when what was asked is answered', async () => {
    const { stores, answer: answerList } = start();
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
    answerList();
    await stores.projects.load();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    answer();
    await asked;
  });

  test('asks nothing for somebody who is not logged in, and nothing without a project', async () => {
    for (const { ahead, run } of [start({ loggedIn: false }), start({ projects: [] })]) {
      await run();
      expect(ahead).not.toHaveBeenCalled();
    }
  });

  test('leaves it to the page when filters chosen before may be carried over to it', async () => {
    const { stores, ahead, run } = start();
    stores.filters.update({ platform_ids: ['kimi'] });
    await run();
    expect(ahead).not.toHaveBeenCalled();
    await run(`${ADDRESS}?platform_ids=doubao`);
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
