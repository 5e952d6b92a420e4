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
}

/** Names in the address that belong to this page. */
export const promptDetailsNames: readonly string[] = ['id', 'tab', 'run', 'compare'];

const textOf = (params: URLSearchParams, name: string): string | null => params.get(name) || null;

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
  };
}

/** The address of it; what is as by default is left out. */
export function formatPromptDetailsSearch({ id, tab, runId, compareId }: PromptDetailsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (id !== '') params.set('id', id);
  if (tab !== 'runs') params.set('tab', tab);
  if (runId !== null) params.set('run', runId);
  if (compareId !== null) params.set('compare', compareId);
  return params;
}
