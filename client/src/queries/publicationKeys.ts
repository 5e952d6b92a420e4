/** Query keys of publications: project first, so that cached data of projects are never mixed up. */
export const publicationKeys = {
  list: (projectId: string | null, timeZone: string) => ['changes', projectId, 'list', timeZone] as const,
  effect: (projectId: string | null, id: string, timeZone: string) =>
    ['changes', projectId, 'effect', timeZone, id] as const,
};
