import type { Member } from '#client/api/teamSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { noteLevel } from '#server/service/audit/noteLevel.ts';
import { endKeys } from '#server/service/keys/endKeys.ts';
import { requireUnchanged } from '#server/service/requireBase.ts';
import type { User } from '#server/store/accounts/Directory.ts';
import { namesOfPerson, personIn, profileIn } from '#server/store/accounts/personIn.ts';
import type { SignedCall } from '../Call.ts';
import { readBody, readQuery } from '../readInput.ts';
import { idRequest, memberListRequest, memberUpdateRequest } from '../requests/teamRequests.ts';
import type { MemberListRequest } from '../requests/teamRequests.ts';
import type { RouteTable } from '../RouteTable.ts';
import { requireKnownProjects } from './requireKnownProjects.ts';

/** The members of the caller's team. All members may list them; admins change them. */
export function addMemberRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/user/team/members', listMembers);
  routes.admin('post', '/api/front/user/team/membersUpdate', updateMember);
  routes.admin('post', '/api/front/user/team/membersDelete', deleteMember);
}

function listMembers(call: SignedCall): { readonly list: readonly Member[]; readonly total: number } {
  const request = readQuery(call.request.url, memberListRequest);
  const { page, page_size: size } = request;
  const matches = createWordMatcher(request.q);
  const found = call.state.directory
    .membersOf(call.team.id)
    .filter((user) => matches(`${namesOfPerson(user)}\n${user.profile.email}`));
  const list = sorted(found, request, call.rights.language)
    .slice((page - 1) * size, page * size)
    .map((user) => memberOf(user, call));
  return { list, total: found.length };
}

/** Default order: time of joining; the sort is stable. By role, admins come before users. */
function sorted(
  users: readonly User[],
  { sort, order }: MemberListRequest,
  language: NameLanguage | null,
): readonly User[] {
  const sign = order === 'desc' ? -1 : 1;
  switch (sort) {
    case undefined:
      return users;
    case 'joined_at':
      return users.toSorted((a, b) => sign * (a.joinedAt - b.joinedAt));
    case 'name':
    case 'email':
    case 'role':
      return users.toSorted((a, b) => sign * compareTexts(profileIn(a, language)[sort], profileIn(b, language)[sort]));
  }
}

function updateMember(call: SignedCall): Member {
  const draft = readBody(call.request.body, memberUpdateRequest);
  const projectIds = draft.project_ids && requireKnownProjects(call.rights, draft.project_ids);
  const { directory } = call.state;
  const user = requireMember(call, draft.id);
  const now = accessOf(user);
  const { role, level: asked = now.level } = draft;
  requireUnchanged(draft.base, () => now, { role, level: asked, project_ids: projectIds ?? now.project_ids });
  if (draft.role !== 'admin' && directory.isLastAdmin(user)) {
    throw badInput('role', {
      zh: '团队至少需要一名管理员，请先指定其他管理员',
      en: 'the team needs at least one admin: make someone else an admin first',
    });
  }
  const level = draft.level ?? user.level;
  if ((draft.role !== 'admin' || level !== 'manage') && directory.isLastManager(user)) {
    throw badInput(level === 'manage' ? 'role' : 'level', {
      zh: '团队至少需要一名拥有“管理”权限的管理员，请先授予其他管理员该权限',
      en: 'the team needs at least one admin with the Manage level: give it to another admin first',
    });
  }
  const changed = directory.put({ ...user, level, projectIds: projectIds ?? user.projectIds });
  const stored = directory.setRole(changed, draft.role);
  if (level !== user.level) noteLevel(call.rights, stored);
  return memberOf(stored, call);
}

function deleteMember(call: SignedCall): null {
  const { id } = readBody(call.request.body, idRequest);
  const { directory, tokens } = call.state;
  const user = requireMember(call, id);
  if (user.id === call.user.id) throw badInput('id', { zh: '不能移除自己', en: 'you can’t remove yourself' });
  // Unreachable while only admins remove members and nobody removes themselves; states the rule.
  if (directory.isLastAdmin(user)) {
    throw badInput('id', {
      zh: '不能移除唯一的管理员，请先指定其他管理员',
      en: 'the only admin can’t be removed: make someone else an admin first',
    });
  }
  tokens.revokeAllOf(user.id);
  endKeys(call.state, user, call.services.environment.now());
  // The account remains, in a team of its own without projects, until somebody invites the person again.
  const alone = directory.putTeam({
    id: `alone-${user.id}`,
    name: user.profile.name,
    planId: 'free',
    allProjects: false,
  });
  directory.put({
    ...user,
    level: 'manage',
    teamId: alone.id,
    projectIds: [],
    profile: { ...user.profile, role: 'user' },
  });
  return null;
}

function requireMember({ state, team }: SignedCall, id: string): User {
  const user = state.directory.user(id);
  if (user?.teamId !== team.id) throw badInput('id', { zh: '没有该成员', en: 'is not a member of your team' });
  return user;
}

/** The rights of a member. */
function accessOf({ profile, level, projectIds }: User): Pick<Member, 'role' | 'level' | 'project_ids'> {
  return { role: profile.role === '' ? 'unknown' : profile.role, level, project_ids: [...projectIds] };
}

function memberOf(user: User, { user: asking, state, rights }: SignedCall): Member {
  return {
    id: user.id,
    name: personIn(user, rights.language),
    email: user.profile.email,
    avatar: user.profile.avatar,
    ...accessOf(user),
    joined_at: new Date(user.joinedAt).toISOString(),
    self: user.id === asking.id,
    last_admin: state.directory.isLastAdmin(user),
    last_manager: state.directory.isLastManager(user),
  };
}
