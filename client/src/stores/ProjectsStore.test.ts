import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { projectIndexSchema } from '../api/projectSchemas.ts';
import { createTestStores } from '../testing/testStores.ts';

const project = (id: string) => ({ id, name: id.toUpperCase(), brand: '', has_data: 1, origin: 'sample' as const });
const list = async () => Promise.resolve({ list: [project('a'), project('b')] });

test('the first project is chosen when none was before, and both keys are kept', async () => {
  const { stores, local } = createTestStores({ project: { list } });
  await stores.projects.load();
  expect(stores.projects.currentId).toBe('a');
  expect(JSON.parse(local.get('ProjectList') ?? '')).toMatchObject({ id: 'a' });
  expect(JSON.parse(local.get('ProjectAllList') ?? '')).toHaveLength(2);
});
test('the project chosen before is found again by its id', async () => {
  const { stores, local } = createTestStores({ project: { list } });
  local.set('ProjectList', JSON.stringify({ ...project('b'), name: 'an older name' }));
  await stores.projects.load();
  expect(stores.projects.current).toMatchObject({ id: 'b', name: 'B' });
});
test('a project that is gone, or a corrupt key, falls back to the first', async () => {
  for (const stored of [JSON.stringify(project('gone')), '{"id":', '7']) {
    const { stores, local } = createTestStores({ project: { list } });
    local.set('ProjectList', stored);
    await stores.projects.load();
    expect(stores.projects.currentId).toBe('a');
  }
});
test('a project that was put away is chosen by itself only where there is no other', async () => {
  const away = { ...project('a'), archived: true };
  const { stores } = createTestStores({
    project: { list: async () => Promise.resolve({ list: [away, project('b')] }) },
  });
  await stores.projects.load();
  expect(stores.projects.currentId).toBe('b');
  const alone = createTestStores({ project: { list: async () => Promise.resolve({ list: [away] }) } });
  await alone.stores.projects.load();
  expect(alone.stores.projects.currentId).toBe('a');
});
test('the list is loaded once, however many ask', async () => {
  const spy = vi.fn(list);
  const { stores } = createTestStores({ project: { list: spy } });
  await Promise.all([stores.projects.load(), stores.projects.load()]);
  await stores.projects.load();
  expect(spy).toHaveBeenCalledTimes(1);
});
test('a failure is a state, not an exception', async () => {
  const { stores } = createTestStores({ project: { list: async () => Promise.reject(new Error('down')) } });
  await stores.projects.load();
  expect(stores.projects.state).toBe('failed');
});
test('choosing an unknown project changes nothing', async () => {
  const { stores } = createTestStores({ project: { list } });
  await stores.projects.load();
  stores.projects.select('zzz');
  expect(stores.projects.currentId).toBe('a');
});
test('an empty list leaves no project chosen', async () => {
  const { stores } = createTestStores({ project: { list: async () => Promise.resolve({ list: [] }) } });
  await stores.projects.load();
  expect(stores.projects).toMatchObject({ currentId: null, state: 'loaded' });
});
test('a list that arrives after a logout is dropped, and is not kept for whoever comes next', async () => {
  let arrive: (reply: Awaited<ReturnType<typeof list>>) => void = () => undefined;
  const slow = vi.fn(
    async () =>
      new Promise<Awaited<ReturnType<typeof list>>>((resolve) => {
        arrive = resolve;
      }),
  );
  const { stores, local } = createTestStores({ project: { list: slow } });
  const loading = stores.projects.load();
  stores.projects.clear();
  arrive({ list: [project('a')] });
  await loading;
  expect(stores.projects).toMatchObject({ list: [], current: null, state: 'idle' });
  expect([...local.keys()]).toEqual([]);
  slow.mockImplementation(list);
  await stores.projects.load();
  expect(stores.projects.currentId).toBe('a');
});
test('nor does a late failure of the older session spoil the newer one', async () => {
  let fail: (error: Error) => void = () => undefined;
  const failing = vi.fn(
    async () =>
      new Promise<Awaited<ReturnType<typeof list>>>((_resolve, reject) => {
        fail = reject;
      }),
  );
  const { stores } = createTestStores({ project: { list: failing } });
  const first = stores.projects.load();
  stores.projects.clear();
  failing.mockImplementation(list);
  const second = stores.projects.load();
  fail(new Error('expired'));
  await Promise.all([first, second]);
  expect(stores.projects).toMatchObject({ state: 'loaded', currentId: 'a' });
});

test('a project kept with a numeric id is found again, whatever the provider sends it as', async () => {
  const { stores, local } = createTestStores({
    project: { list: async () => Promise.resolve(v.parse(projectIndexSchema, [{ id: 1 }, { id: 2 }])) },
  });
  local.set('ProjectList', '{"id":2}');
  expect(stores.projects.rememberedId()).toBe('2');
  await stores.projects.load();
  expect(stores.projects.current).toMatchObject({ id: '2', name: '2', has_data: 1 });
  expect(JSON.parse(local.get('ProjectList') ?? '')).toMatchObject({ id: '2' });
});
test('a browser tab that reads another language shares its projects, not what it calls them', async () => {
  const { stores, local } = createTestStores({ project: { list } });
  await stores.projects.load();
  local.set(
    'ProjectAllList',
    JSON.stringify([{ ...project('a'), name: '甲' }, project('b'), { ...project('c'), name: '丙' }]),
  );
  stores.projects.followList(true);
  expect(stores.projects.list.map(({ name }) => name)).toEqual(['A', 'B', '丙']);
  stores.projects.followList();
  expect(stores.projects.list.map(({ name }) => name)).toEqual(['甲', 'B', '丙']);
});
