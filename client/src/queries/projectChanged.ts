import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from './otherTabs.ts';

/** Areas of a project that follow from its answers, prompts, names and facts: whatever changes one of these changes what they say. */
const FOLLOWING: ReadonlySet<unknown> = new Set(['report', 'actions', 'collect', 'changes']);
/** What is told of all projects, or asked without naming one. */
const OF_ALL: ReadonlySet<unknown> = new Set(['notices', 'workplace', 'portfolio', 'collectEstimate']);

/**
 * Something of a project was changed: every page that shows what follows from it asks anew, the one on screen at once, the others when
 * they are next looked at. Documents that people write, such as drafts and briefs, stay as they are.
 */
export async function projectChanged(queries: QueryClient, projectId: string | null): Promise<void> {
  tellOtherTabs(projectId);
  await queries.invalidateQueries({
    predicate: ({ queryKey: [area, owner] }) => OF_ALL.has(area) || (FOLLOWING.has(area) && owner === projectId),
  });
}

/** The same was done in another tab: whoever looks at the page, or opens another, asks anew. Null: something of all projects. */
export async function changedElsewhere(queries: QueryClient, projectId: string | null): Promise<void> {
  const isOfIt = (owner: unknown): boolean => projectId === null || owner === projectId;
  await queries.invalidateQueries({
    predicate: ({ queryKey: [area, owner] }) => OF_ALL.has(area) || (FOLLOWING.has(area) && isOfIt(owner)),
    refetchType: 'none',
  });
}
