/** Query keys of the board: project first, so that one project's actions are never taken for another's. */
export const actionKeys = {
  board: (projectId: string | null) => ['actions', projectId, 'board'] as const,
  one: (projectId: string | null, id: string) => ['actions', projectId, 'one', id] as const,
  sentences: (projectId: string | null, factId: string, start: string, end: string) =>
    ['actions', projectId, 'sentences', factId, start, end] as const,
};
