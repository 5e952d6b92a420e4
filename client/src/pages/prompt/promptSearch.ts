import type { ManagedPromptQuery } from '../../api/promptApi.ts';
import type { TableSort } from '../../components/table/DataColumn.ts';

export const promptSorts = ['text', 'topic', 'answers', 'last_asked_at'] as const;
export type ManagedSort = (typeof promptSorts)[number];
export const promptKinds = ['branded', 'unbranded'] as const;
export const promptStates = ['active', 'paused'] as const;
/** The dialogs an address can have open. */
export const addWays = ['one', 'many'] as const;
export type AddWay = (typeof addWays)[number];

export interface PromptPlace {
  readonly q: string;
  /** Id; empty for all topics. */
  readonly topic: string;
  readonly tag: string;
  readonly branded: (typeof promptKinds)[number] | null;
  readonly state: (typeof promptStates)[number] | null;
  /** Null: newest first, as the server has it. */
  readonly sort: TableSort<ManagedSort> | null;
  readonly add: AddWay | null;
  /** The calculator is open. */
  readonly precision: boolean;
}

/** What narrows the list, all of it taken away. */
export const noFilters = { q: '', topic: '', tag: '', branded: null, state: null } as const;

const orders = ['asc', 'desc'] as const;

function parseSort(text: string | null): PromptPlace['sort'] {
  const [name, direction] = (text ?? '').split('.');
  const key = promptSorts.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? null : { key, order };
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parsePromptSearch(params: URLSearchParams): PromptPlace {
  return {
    q: params.get('q') ?? '',
    topic: params.get('topic_id') ?? '',
    tag: params.get('tag') ?? '',
    branded: promptKinds.find((kind) => kind === params.get('branded')) ?? null,
    state: promptStates.find((state) => state === params.get('state')) ?? null,
    sort: parseSort(params.get('sort')),
    add: addWays.find((way) => way === params.get('add')) ?? null,
    precision: params.get('precision') === '1',
  };
}

/** The address of a place; what is as by default is left out. */
export function formatPromptSearch(place: PromptPlace): URLSearchParams {
  const { q, topic, tag, branded, state, sort, add, precision } = place;
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (topic !== '') params.set('topic_id', topic);
  if (tag !== '') params.set('tag', tag);
  if (branded !== null) params.set('branded', branded);
  if (state !== null) params.set('state', state);
  if (sort !== null) params.set('sort', `${sort.key}.${sort.order}`);
  if (add !== null) params.set('add', add);
  if (precision) params.set('precision', '1');
  return params;
}

/** The parameters that belong to this page. */
export const promptNames: readonly string[] = ['q', 'topic_id', 'tag', 'branded', 'state', 'sort', 'add', 'precision'];

/** The longest search the server takes. */
const LONGEST_SEARCH = 200;

/** What the list is asked for. */
export function listQueryOf(place: PromptPlace): Omit<ManagedPromptQuery, 'page' | 'page_size'> {
  const { topic, tag, branded, state, sort } = place;
  const q = place.q.trim().slice(0, LONGEST_SEARCH);
  return {
    ...(q === '' ? {} : { q }),
    ...(topic === '' ? {} : { topic_id: topic }),
    ...(tag === '' ? {} : { tag }),
    ...(branded === null ? {} : { branded }),
    ...(state === null ? {} : { state }),
    ...(sort === null ? {} : { sort: sort.key, order: sort.order }),
  };
}

/** Whether the list is narrowed down. */
export function isNarrowed({ q, topic, tag, branded, state }: PromptPlace): boolean {
  return q.trim() !== '' || topic !== '' || tag !== '' || branded !== null || state !== null;
}
