import type { TableSort } from '../../../components/table/DataColumn.ts';

/** Parts of the page, in the order of their tabs. */
export const promptTabs = ['runs', 'sources', 'competitors', 'history', 'searches'] as const;
export type PromptTab = (typeof promptTabs)[number];

/** What the address says of the page, besides the filters and the drawer. */
export interface PromptDetailsQuery {
  /** Empty: the address names no prompt. */
  readonly id: string;
  readonly tab: PromptTab;
  /** The answer being read, or the left one of two; null: the newest. */
  readonly runId: string | null;
  /** The right one of two answers side by side. */
  readonly compareId: string | null;
  /** Narrows the table of the tab. */
  readonly q: string;
  /** Its order, by the id of a column; null: its own. */
  readonly sort: TableSort<string> | null;
}

/** Names in the address that belong to this page. */
export const promptDetailsNames: readonly string[] = ['id', 'tab', 'run', 'compare', 'q', 'sort'];

const textOf = (params: URLSearchParams, name: string): string | null => params.get(name) || null;

/** `name` is ascending, `-name` descending. */
const SORT = /^(?<down>-?)(?<key>[a-z_]+)$/u;

function parseSort(text: string): TableSort<string> | null {
  const { down, key } = SORT.exec(text)?.groups ?? {};
  return key === undefined ? null : { key, order: down === '-' ? 'desc' : 'asc' };
}

/** What an address asks for. Total: whatever is missing or makes no sense is as by default, nothing throws. */
export function parsePromptDetailsSearch(params: URLSearchParams): PromptDetailsQuery {
  const runId = textOf(params, 'run');
  const compareId = textOf(params, 'compare');
  return {
    id: params.get('id') ?? '',
    tab: promptTabs.find((tab) => tab === params.get('tab')) ?? 'runs',
    runId,
    // Two answers are needed for a comparison, and two different ones.
    compareId: runId === null || compareId === runId ? null : compareId,
    q: params.get('q') ?? '',
    sort: parseSort(params.get('sort') ?? ''),
  };
}

/** The address of it; what is as by default is left out. */
export function formatPromptDetailsSearch({ id, tab, runId, compareId, q, sort }: PromptDetailsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (id !== '') params.set('id', id);
  if (tab !== 'runs') params.set('tab', tab);
  if (runId !== null) params.set('run', runId);
  if (compareId !== null) params.set('compare', compareId);
  if (q !== '') params.set('q', q);
  if (sort !== null) params.set('sort', `${sort.order === 'desc' ? '-' : ''}${sort.key}`);
  return params;
}
