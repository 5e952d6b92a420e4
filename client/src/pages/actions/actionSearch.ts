import { actionColumnSchema, actionKindSchema } from '#client/api/actionSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, textParam } from '#client/lib/search/searchParams.ts';

export const kinds = actionKindSchema.options;
export const columns = actionColumnSchema.options;

export const actionSearch = defineSearch({
  kind: optionalChoiceParam('kind', kinds),
  /** `me`, `none`, a member's id; empty: all assignees. */
  who: textParam('who'),
  q: textParam('q'),
  /** The column that a narrow screen shows. */
  col: choiceParam('col', columns, 'todo'),
  /** The action whose details are open; empty: none. */
  action: textParam('action'),
  /** The dialog for an action of one's own is open. */
  adding: flagParam('add'),
});
export type ActionSearch = SearchState<typeof actionSearch>;

export const noFilters = { kind: null, who: '', q: '' } as const;

export function isNarrowed({ kind, who, q }: ActionSearch): boolean {
  return kind !== null || who !== '' || q !== '';
}
