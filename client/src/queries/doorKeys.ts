/**
 * Query keys of the ways to get answers. Those of a project are among the report keys, because changes that invalidate figures affect them
 * too.
 */
export const doorKeys = {
  providers: () => ['collectProviders'] as const,
  estimate: (order: unknown) => ['collectEstimate', order] as const,
  draftChecks: (texts: readonly string[], brands: unknown) => ['draftChecks', texts, brands] as const,
  setup: (projectId: string | null) => ['report', projectId, 'setup'] as const,
  capture: (projectId: string | null) => ['report', projectId, 'capture'] as const,
  plan: (projectId: string | null) => ['collect', projectId, 'plan'] as const,
  runs: (projectId: string | null) => ['collect', projectId, 'runs'] as const,
  run: (projectId: string | null, id: string) => ['collect', projectId, 'run', id] as const,
  origins: (projectId: string | null) => ['report', projectId, 'platformOrigins'] as const,
};
