import type { PromptView } from '#client/api/promptSchemas.ts';
import { PROMPT_STATUSES, type PromptColumns } from './promptColumns.ts';

const UNSTABLE = PROMPT_STATUSES.indexOf('unstable');

/** A test whether a prompt (by index) belongs to a view. `rival` is an index of the project's brands, or null for any. */
export function viewTest(columns: PromptColumns, view: PromptView, rival: number | null): (prompt: number) => boolean {
  const { ahead, fresh, citedNotNamed, namedNotCited, status } = columns;
  switch (view) {
    case 'all':
      return () => true;
    case 'lost_to': {
      const wanted = rival === null ? -1 : 1 << rival;
      return (prompt) => ((ahead[prompt] ?? 0) & wanted) !== 0;
    }
    case 'cited_not_named':
      return (prompt) => citedNotNamed[prompt] === 1;
    case 'named_not_cited':
      return (prompt) => namedNotCited[prompt] === 1;
    case 'unstable':
      return (prompt) => status[prompt] === UNSTABLE;
    case 'new_rival':
      return (prompt) => (fresh[prompt] ?? 0) !== 0;
  }
}
