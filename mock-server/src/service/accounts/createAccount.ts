import { utcDateOf } from '#client/lib/dates.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import type { User } from '#server/store/accounts/Directory.ts';
import type { PasswordHash } from '#server/store/accounts/passwords.ts';
import type { Environment } from '#server/store/Environment.ts';
import type { MockState } from '#server/store/session/MockState.ts';

const MOST_ACCOUNTS = 5000;

interface AccountDraft {
  readonly email: string;
  readonly password: PasswordHash;
  readonly name: string;
}

/**
 * Creates an account as admin of a new team. It sees the samples and its team's imports, and nothing of other teams.
 * @throws MockError (422) when the address already has an account.
 */
export function createAccount(state: MockState, environment: Environment, draft: AccountDraft): User {
  if (state.directory.byEmail(draft.email)) {
    throw badInput('email', { zh: '邮箱已被注册，请直接登录', en: 'is already registered: log in instead' });
  }
  if (state.directory.userCount >= MOST_ACCOUNTS) {
    throw new MockError(422, { zh: '账号数量已达上限', en: 'This server has reached its limit of accounts' });
  }
  const id = environment.secret();
  const team = state.directory.putTeam({ id: `team-${id}`, name: draft.name, planId: 'free', allProjects: true });
  const now = environment.now();
  return state.directory.put({
    id,
    teamId: team.id,
    projectIds: [],
    level: 'manage',
    joinedAt: now,
    password: draft.password,
    profile: {
      name: draft.name,
      avatar: '',
      job: '',
      organization: '',
      location: '',
      email: draft.email,
      introduction: '',
      personalWebsite: '',
      jobName: '',
      organizationName: '',
      locationName: '',
      phone: '',
      registrationDate: utcDateOf(now),
      accountId: id,
      certification: 0,
      role: 'admin',
    },
  });
}
