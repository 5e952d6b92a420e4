import type { User } from '../../store/accounts/Directory.ts';
import type { Rights } from '../Rights.ts';

/**
 * Writes into the team's activity which permission level a member was given. What was changed stays so when that cannot be written: the
 * server's log tells of it.
 */
export function noteLevel({ state, server, team, user }: Rights, { id, level, profile }: User): void {
  try {
    state.audit.add({
      at: new Date(server.environment.now()).toISOString(),
      kind: 'change',
      deed: `member/level/${level}`,
      team_id: team.id,
      user_id: user.id,
      project_ids: [],
      project_name: '',
      subject: { id, name: profile.name },
      count: null,
    });
  } catch (error) {
    console.error('The activity could not be written: member/level', error);
  }
}
