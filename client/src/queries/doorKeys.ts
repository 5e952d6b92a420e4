/** Query keys of the doors by which answers come in. Those of a project stand among the reports: what changes figures changes these. */
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
