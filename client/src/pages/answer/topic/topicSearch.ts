import type { TableSort } from '../../../components/table/DataColumn.ts';

const ID = 'id';
const SORT = 'sort';
const SOURCES = 'sources';

/** What the prompts of a topic are ordered by. */
export const spreadSorts = ['visibility', 'change'] as const;
export type SpreadSort = (typeof spreadSorts)[number];

/** What its sources are ordered by. */
export const sourceSorts = ['domain', 'type', 'citations'] as const;
export type TopicSourceSort = (typeof sourceSorts)[number];

export interface TopicPlace {
  /** Empty: the address names no topic. */
  readonly id: string;
  readonly sort: SpreadSort;
  readonly sources: TableSort<TopicSourceSort>;
}

export const defaultSources: TableSort<TopicSourceSort> = { key: 'citations', order: 'desc' };
const orders = ['asc', 'desc'] as const;

function parseSources(text: string | null): TableSort<TopicSourceSort> {
  const [name, direction] = (text ?? '').split('.');
  const key = sourceSorts.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? defaultSources : { key, order };
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseTopicSearch(params: URLSearchParams): TopicPlace {
  return {
    id: params.get(ID) ?? '',
    sort: spreadSorts.find((sort) => sort === params.get(SORT)) ?? 'visibility',
    sources: parseSources(params.get(SOURCES)),
  };
}

/** The address of a place; what is as by default is left out. */
export function formatTopicSearch({ id, sort, sources }: TopicPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (id !== '') params.set(ID, id);
  if (sort !== 'visibility') params.set(SORT, sort);
  if (sources.key !== defaultSources.key || sources.order !== defaultSources.order)
    params.set(SOURCES, `${sources.key}.${sources.order}`);
  return params;
}

/** The parameters that belong to this page. */
export const topicNames: readonly string[] = [ID, SORT, SOURCES];
