/** Query keys of the briefs of a project. */
export const briefKeys = {
  project: (projectId: string | null) => ['briefs', projectId] as const,
};
