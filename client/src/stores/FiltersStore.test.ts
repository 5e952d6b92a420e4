import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
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
describe('over midnight', () => {
  function overMidnight(change: (filters: FiltersStore) => void = () => undefined) {
    let time = new Date(2026, 10, 20, 23, 59);
    const filters = new FiltersStore(createTestApi().filters, () => time);
    change(filters);
    // Observes it, as a page does.
    const seen: string[] = [];
    const stop = autorun(() => {
      seen.push(filters.defaults.end_time);
    });
    filters.followDay();
    time = new Date(2026, 10, 21, 0, 1);
    filters.followDay();
    stop();
    return { filters, seen };
  }

  test('the last 7 days are those of the new day, and whoever reads them reads them anew', () => {
    const { filters, seen } = overMidnight();
    expect(seen).toEqual(['2026-11-20', '2026-11-21']);
    expect(filters.form).toEqual(filters.defaults);
    expect(filters.start_time).toBe('2026-11-15');
  });
  test('days that were chosen stay', () => {
    const days = { start_time: '2026-11-01', end_time: '2026-11-20' };
    const { filters } = overMidnight((store) => {
      store.update(days);
    });
    expect(filters.form).toMatchObject(days);
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
test('lists of a project that was left meanwhile are dropped', async () => {
  const { filters } = createTestStores({ filters: lists }).stores;
  const loading = filters.loadLists();
  filters.clearForProject();
  await loading;
  expect(filters).toMatchObject({ topics: [], listsState: 'idle' });
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

test('a list that the provider does not offer is missing by itself; the others are there', async () => {
  const topics = async () => Promise.reject(new ApiError('notOffered', 'x'));
  const filters = new FiltersStore(createTestApi({ filters: { ...lists, topics } }).filters, now);
  await filters.loadLists();
  expect(filters.listsState).toBe('loaded');
  expect(filters.missingLists).toEqual(['topics']);
  expect(filters.platforms).toHaveLength(1);
  filters.clear();
  expect(filters.missingLists).toEqual([]);
});

test('a list that fails for another reason fails, and can be asked for again', async () => {
  const topics = async () => Promise.reject(new ApiError('server', 'x'));
  const filters = new FiltersStore(createTestApi({ filters: { ...lists, topics } }).filters, now);
  await filters.loadLists();
  expect(filters.listsState).toBe('failed');
});
