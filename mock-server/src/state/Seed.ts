import type { MenuEntry } from '../../../client/src/api/menuSchemas.ts';
import type { Notice } from '../../../client/src/api/noticeSchemas.ts';
import type { Plan } from '../../../client/src/api/vipSchemas.ts';
import type { InvitationRecord } from './InvitationBook.ts';
import type { Team, User } from './Directory.ts';

/** What every session begins with. Immutable: sessions share it and put their changes in structures of their own. */
export interface Seed {
  readonly team: Team;
  readonly users: readonly User[];
  readonly invitations: readonly InvitationRecord[];
  readonly plans: readonly Omit<Plan, 'current'>[];
  readonly notices: readonly Notice[];
  readonly menu: readonly MenuEntry[];
}
