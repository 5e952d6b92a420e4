import { expect, test, vi } from 'vitest';
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
