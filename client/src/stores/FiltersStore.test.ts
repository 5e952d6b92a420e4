import { expect, test } from 'vitest';
import { createTestApi, createTestStores } from '../testing/testStores.ts';
import { FiltersStore } from './FiltersStore.ts';

const now = () => new Date(2026, 10, 20, 12);
const lists = {
  topics: async () => Promise.resolve({ list: [{ id: 't', name: '价格' }] }),
  platforms: async () => Promise.resolve({ list: [{ id: 'kimi', name: 'Kimi' }] }),
  keywords: async () =>
    Promise.resolve({
      list: [
        { id: 'k1', label: '续航' },
        { id: 'k2', label: '充电' },
      ],
    }),
};

test('the defaults are the last 7 days and nothing else', () => {
  expect(new FiltersStore(createTestApi().filters, now).form).toEqual({
    start_time: '2026-11-14',
    end_time: '2026-11-20',
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    keywordsLabel: '',
    compare_start_time: '',
    compare_end_time: '',
    branded: '',
    tag: '',
  });
});
test('the label of the keywords follows their ids', async () => {
  const { filters } = createTestStores({ filters: lists }).stores;
  filters.update({ keyword_ids: 'k2,k1' });
  expect(filters.keywordsLabel).toBe('k2、k1');
  await filters.loadLists();
  expect(filters.keywordsLabel).toBe('充电、续航');
});
test('lists of an overtaken load are dropped', async () => {
  let call = 0;
  const gates: (() => void)[] = [];
  const topics = async () => {
    call += 1;
    const id = `load-${String(call)}`;
    await new Promise<void>((resolve) => gates.push(resolve));
    return { list: [{ id, name: id }] };
  };
  const { filters } = createTestStores({ filters: { ...lists, topics } }).stores;
  const first = filters.loadLists();
  const second = filters.loadLists();
  gates[1]?.();
  await second;
  gates[0]?.();
  await first;
  expect(filters.topics).toEqual([{ id: 'load-2', name: 'load-2' }]);
});
test('another project keeps the dates and forgets the rest', async () => {
  const { filters } = createTestStores({ filters: lists }).stores;
  await filters.loadLists();
  filters.update({ start_time: '2026-01-01', end_time: '2026-01-02', topic_ids: ['t'], keyword_ids: 'k1' });
  filters.clearForProject();
  expect(filters).toMatchObject({
    start_time: '2026-01-01',
    topic_ids: [],
    keyword_ids: '',
    topics: [],
    listsState: 'idle',
  });
});
