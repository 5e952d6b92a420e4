/** The roles that may invite, change and remove members; others only see the list. */
export const TEAM_MANAGERS = ['admin'] as const;
