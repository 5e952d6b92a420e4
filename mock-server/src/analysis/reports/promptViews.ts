import type { PromptView } from '../../../../client/src/api/promptSchemas.ts';
import type { PromptEntry } from './promptRows.ts';

/** Whether a prompt belongs to a view. `rival` is an index of the project's brands, or null for any. */
export function isInView({ row, facts }: PromptEntry, view: PromptView, rival: number | null): boolean {
  switch (view) {
    case 'all':
      return true;
    case 'lost_to':
      return rival === null ? facts.ahead !== 0 : ((facts.ahead >>> rival) & 1) === 1;
    case 'cited_not_named':
      return facts.citedNotNamed;
    case 'named_not_cited':
      return facts.namedNotCited;
    case 'unstable':
      return row.status === 'unstable';
    case 'new_rival':
      return facts.fresh !== 0;
  }
}
