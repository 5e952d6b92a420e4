import type { User } from '#server/store/accounts/Directory.ts';
import type { Rights } from '../Rights.ts';
import { noteQuietly } from './noteQuietly.ts';

/** Records a change of a member's permission level in the activity log. */
export function noteLevel({ state, server, team, user }: Rights, { id, level, profile }: User): void {
  noteQuietly(state.audit, {
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
}
