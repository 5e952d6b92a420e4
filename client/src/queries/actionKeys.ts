/** Query keys of the action board: project first, so that cached actions of projects are never mixed up. */
export const actionKeys = {
  board: (projectId: string | null) => ['actions', projectId, 'board'] as const,
  one: (projectId: string | null, id: string) => ['actions', projectId, 'one', id] as const,
  sentences: (projectId: string | null, factId: string, start: string, end: string) =>
    ['actions', projectId, 'sentences', factId, start, end] as const,
};
