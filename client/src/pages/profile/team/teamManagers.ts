/** The roles that may invite, change and remove members; the others see who is in the team. */
export const TEAM_MANAGERS = ['admin'] as const;
