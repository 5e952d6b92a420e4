import type { ManagedPromptQuery } from '#client/api/promptApi.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { flagParam, optionalChoiceParam, optionalSortParam, textParam } from '#client/lib/search/searchParams.ts';

const promptSorts = ['text', 'topic', 'answers', 'last_asked_at'] as const;
export type ManagedSort = (typeof promptSorts)[number];
export const promptKinds = ['branded', 'unbranded'] as const;
export const promptStates = ['active', 'paused'] as const;
/** Values of the dialog parameter in the address. */
const addWays = ['one', 'many'] as const;

export const promptSearch = defineSearch({
  q: textParam('q'),
  /** Id; empty: all topics. */
  topic: textParam('topic_id'),
  tag: textParam('tag'),
  branded: optionalChoiceParam('branded', promptKinds),
  state: optionalChoiceParam('state', promptStates),
  /** Null: newest first, the server's default. */
  sort: optionalSortParam(promptSorts),
  add: optionalChoiceParam('add', addWays),
  /** The name editor of topics and tags is open. */
  names: flagParam('names'),
  /** The precision calculator is open. */
  precision: flagParam('precision'),
});
export type PromptSearch = SearchState<typeof promptSearch>;

/** All filters of the list reset. */
export const noFilters = { q: '', topic: '', tag: '', branded: null, state: null } as const;

/** The server's limit for search texts. */
const LONGEST_SEARCH = 200;

/** The query parameters of the list. */
export function listQueryOf(searchState: PromptSearch): Omit<ManagedPromptQuery, 'page' | 'page_size'> {
  const { topic, tag, branded, state, sort } = searchState;
  const q = searchState.q.trim().slice(0, LONGEST_SEARCH);
  return {
    ...(q === '' ? {} : { q }),
    ...(topic === '' ? {} : { topic_id: topic }),
    ...(tag === '' ? {} : { tag }),
    ...(branded === null ? {} : { branded }),
    ...(state === null ? {} : { state }),
    ...(sort === null ? {} : { sort: sort.key, order: sort.order }),
  };
}
