/** Query keys of saved views. */
export const viewKeys = {
  list: (projectId: string | null) => ['views', projectId] as const,
  /** By its address, whatever the project. */
  one: (id: string) => ['view', id] as const,
};

/** Query keys of the table of all projects. */
export const portfolioKeys = {
  all: ['portfolio'] as const,
  index: (days: number, archived: boolean) => ['portfolio', days, archived] as const,
};
