import type { TableSort } from '../../../components/table/DataColumn.ts';
import { intentSchema } from '../../../api/promptSchemas.ts';
import type { Intent } from '../../../api/promptSchemas.ts';
import { parseSort } from '../parseSort.ts';

export const keywordSorts = [
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
/** The dialogs an address can have open. */
export const addWays = ['one', 'file'] as const;

export interface KeywordPlace {
  readonly q: string;
  readonly intent: Intent | null;
  readonly state: TrackedState | null;
  /** Null: the project's own order. */
  readonly sort: TableSort<KeywordSort> | null;
  readonly add: (typeof addWays)[number] | null;
}

export const noNarrowing = { q: '', intent: null, state: null } as const;

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseKeywordSearch(params: URLSearchParams): KeywordPlace {
  return {
    q: params.get('q') ?? '',
    intent: intentSchema.options.find((intent) => intent === params.get('intent')) ?? null,
    state: trackedStates.find((state) => state === params.get('state')) ?? null,
    sort: parseSort(params.get('sort'), keywordSorts),
    add: addWays.find((way) => way === params.get('add')) ?? null,
  };
}

/** The address of a place; what is as by default is left out. */
export function formatKeywordSearch({ q, intent, state, sort, add }: KeywordPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (intent !== null) params.set('intent', intent);
  if (state !== null) params.set('state', state);
  if (sort !== null) params.set('sort', `${sort.key}.${sort.order}`);
  if (add !== null) params.set('add', add);
  return params;
}

/** The parameters that belong to this page. */
export const keywordNames: readonly string[] = ['q', 'intent', 'state', 'sort', 'add'];

export function isNarrowed({ q, intent, state }: KeywordPlace): boolean {
  return q.trim() !== '' || intent !== null || state !== null;
}
