import { intentSchema } from '#client/api/promptSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { optionalChoiceParam, optionalSortParam, textParam } from '#client/lib/search/searchParams.ts';

const keywordSorts = [
  'label',
  'demand',
  'intent',
  'tracked',
  'prompts',
  'visibility',
  'lead',
  'last_asked_at',
] as const;
export type KeywordSort = (typeof keywordSorts)[number];
export const trackedStates = ['tracked', 'untracked', 'suggested'] as const;
export type TrackedState = (typeof trackedStates)[number];
/** Values of the dialog parameter in the address. */
const addWays = ['one', 'file'] as const;

export const keywordSearch = defineSearch({
  q: textParam('q'),
  intent: optionalChoiceParam('intent', intentSchema.options),
  state: optionalChoiceParam('state', trackedStates),
  /** Null: the project's own order. */
  sort: optionalSortParam(keywordSorts),
  add: optionalChoiceParam('add', addWays),
});
export type KeywordSearch = SearchState<typeof keywordSearch>;

export const noNarrowing = { q: '', intent: null, state: null } as const;
