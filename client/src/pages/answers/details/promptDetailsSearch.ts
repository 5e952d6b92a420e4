import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, optionalTextParam, textParam } from '#client/lib/search/searchParams.ts';

/** The tabs of the page, in order. */
export const promptTabs = ['runs', 'sources', 'competitors', 'history', 'searches'] as const;
export type PromptTab = (typeof promptTabs)[number];

/** `name` is ascending, `-name` descending. */
const SORT = /^(?<down>-?)(?<key>[a-z_]+)$/u;

/** Sort key of the tab's table, by column id; null: the order of the response. */
const columnSortParam: SearchParam<TableSort<string> | null> = {
  name: 'sort',
  fallback: null,
  read: ([text = '']) => {
    const { down, key } = SORT.exec(text)?.groups ?? {};
    return key === undefined ? null : { key, order: down === '-' ? 'desc' : 'asc' };
  },
  write: (sort) => [sort === null ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.key}`],
};

const definition = defineSearch({
  /** Empty: no prompt in the address. */
  id: textParam('id'),
  tab: choiceParam('tab', promptTabs, 'runs'),
  /** The shown answer, or the left one of two; null: the newest. */
  runId: optionalTextParam('run'),
  /** The right one of two compared answers. */
  compareId: optionalTextParam('compare'),
  /** Search text of the tab's table. */
  q: textParam('q'),
  sort: columnSortParam,
});
export type PromptDetailsSearch = SearchState<typeof definition>;

export const promptDetailsSearch = {
  ...definition,
  /** A comparison needs two different answers; else it is dropped. */
  parse: (params: URLSearchParams): PromptDetailsSearch => {
    const state = definition.parse(params);
    const compares = state.runId !== null && state.compareId !== state.runId;
    return compares ? state : { ...state, compareId: null };
  },
};
