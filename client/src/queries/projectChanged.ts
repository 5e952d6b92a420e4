import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from './otherTabs.ts';

/** Query areas derived from a project's answers, prompts, names and facts: a change of one of these invalidates them. */
const FOLLOWING: ReadonlySet<unknown> = new Set(['report', 'actions', 'collect', 'changes']);
/** Query areas that cover all projects, or whose keys name no project. */
const OF_ALL: ReadonlySet<unknown> = new Set(['notices', 'workplace', 'portfolio', 'collectEstimate']);

/**
 * Data of a project changed: invalidates every query derived from them. Visible ones are refetched at once, others when they are next used.
 * Documents that people write, such as drafts and briefs, are not affected.
 */
export async function projectChanged(queries: QueryClient, projectId: string | null): Promise<void> {
  tellOtherTabs(projectId);
  await queries.invalidateQueries({
    predicate: ({ queryKey: [area, owner] }) => OF_ALL.has(area) || (FOLLOWING.has(area) && owner === projectId),
  });
}

/**
 * Another tab made such a change: marks the same queries as stale, to be refetched when they are next used. Null: a change in all projects.
 */
export async function changedElsewhere(queries: QueryClient, projectId: string | null): Promise<void> {
  const isOfIt = (owner: unknown): boolean => projectId === null || owner === projectId;
  await queries.invalidateQueries({
    predicate: ({ queryKey: [area, owner] }) => OF_ALL.has(area) || (FOLLOWING.has(area) && isOfIt(owner)),
    refetchType: 'none',
  });
}
