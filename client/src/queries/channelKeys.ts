/** Query keys of the channels of a project and of their deliveries. */
export const channelKeys = {
  all: (projectId: string | null) => ['channels', projectId] as const,
  list: (projectId: string | null) => ['channels', projectId, 'list'] as const,
  log: (projectId: string | null) => ['channels', projectId, 'log'] as const,
};
