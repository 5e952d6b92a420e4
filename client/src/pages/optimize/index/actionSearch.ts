import { actionColumnSchema, actionKindSchema } from '../../../api/actionSchemas.ts';
import type { ActionColumn, ActionKind } from '../../../api/actionSchemas.ts';

export const kinds = actionKindSchema.options;
export const columns = actionColumnSchema.options;

export interface ActionPlace {
  readonly kind: ActionKind | null;
  /** `me`, `none`, a member's id; empty: everybody's. */
  readonly who: string;
  readonly q: string;
  /** The column a narrow screen shows. */
  readonly col: ActionColumn;
  /** The action whose details are read; empty: none. */
  readonly action: string;
  /** One is being written down. */
  readonly adding: boolean;
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseActionSearch(params: URLSearchParams): ActionPlace {
  return {
    kind: kinds.find((kind) => kind === params.get('kind')) ?? null,
    who: params.get('who') ?? '',
    q: params.get('q') ?? '',
    col: columns.find((column) => column === params.get('col')) ?? 'todo',
    action: params.get('action') ?? '',
    adding: params.get('add') === '1',
  };
}

/** The address of a place; what is as by default is left out. */
export function formatActionSearch({ kind, who, q, col, action, adding }: ActionPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', kind);
  if (who !== '') params.set('who', who);
  if (q !== '') params.set('q', q);
  if (col !== 'todo') params.set('col', col);
  if (action !== '') params.set('action', action);
  if (adding) params.set('add', '1');
  return params;
}

/** The parameters that belong to this page. */
export const actionNames: readonly string[] = ['kind', 'who', 'q', 'col', 'action', 'add'];

export const noFilters = { kind: null, who: '', q: '' } as const;

export function isNarrowed({ kind, who, q }: ActionPlace): boolean {
  return kind !== null || who !== '' || q !== '';
}
