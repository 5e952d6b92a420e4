/** Query keys of reports that were made: figures of the project that change do not change them. */
export const issuedKeys = {
  list: (projectId: string | null) => ['issued', projectId, 'list'] as const,
  detail: (projectId: string | null, id: string) => ['issued', projectId, 'detail', id] as const,
};
