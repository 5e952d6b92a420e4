/** Query keys of issued reports: not among the report keys, because changed figures do not affect them. */
export const issuedKeys = {
  list: (projectId: string | null) => ['issued', projectId, 'list'] as const,
  detail: (projectId: string | null, id: string) => ['issued', projectId, 'detail', id] as const,
};
