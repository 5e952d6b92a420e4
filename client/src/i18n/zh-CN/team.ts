/** Texts of the team, a tab of /profile. */
export const messages = {
  'team.title': '团队成员',
} as const;
