/** Query keys of drafts: project first, as everywhere. */
export const draftKeys = {
  list: (projectId: string | null) => ['writing', projectId, 'drafts'] as const,
  one: (projectId: string | null, id: string) => ['writing', projectId, 'draft', id] as const,
  versions: (projectId: string | null, id: string, version: number) =>
    ['writing', projectId, 'versions', id, version] as const,
  version: (projectId: string | null, id: string, version: number) =>
    ['writing', projectId, 'version', id, version] as const,
  brief: (projectId: string | null, id: string | null) => ['writing', projectId, 'brief', id] as const,
  kit: (projectId: string | null) => ['writing', projectId, 'kit'] as const,
};
