/** Query keys of saved views. */
export const viewKeys = {
  list: (projectId: string | null) => ['views', projectId] as const,
  /** One view by its id, in any project. */
  one: (id: string) => ['view', id] as const,
};

/** Query keys of the portfolio. */
export const portfolioKeys = {
  all: ['portfolio'] as const,
  index: (days: number, archived: boolean) => ['portfolio', days, archived] as const,
};
