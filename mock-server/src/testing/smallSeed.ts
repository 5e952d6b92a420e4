import type { Access } from '#client/api/schemas/accessSchemas.ts';
import type { Profile, Role } from '#client/api/userSchemas.ts';
import type { User } from '../store/accounts/Directory.ts';
import type { InvitationRecord, InviteState } from '../store/accounts/InvitationRepository.ts';
import { hashSamplePassword } from '../store/accounts/passwords.ts';
import type { Seed } from '../store/session/Seed.ts';

/** The fixed time of the tests' clock. */
export const NOW = Date.parse('2026-03-10T04:00:00Z');
export const TODAY = '2026-03-10';
export const PASSWORD = 'Answer-2026';
const DAY = 86_400_000;

function user(id: string, name: string, role: Role, level: Access, projectIds: readonly string[]): User {
  const profile: Profile = {
    name,
    avatar: '',
    job: '',
    organization: '',
    location: '',
    email: `${id}@example.com`,
    introduction: '',
    personalWebsite: '',
    jobName: '',
    organizationName: '',
    locationName: '',
    phone: '',
    registrationDate: '2025-01-01',
    accountId: id,
    certification: 1,
    role,
  };
  return {
    id,
    ...{ teamId: 't1', projectIds, level, joinedAt: NOW - 100 * DAY },
    password: hashSamplePassword(PASSWORD, id),
    profile,
  };
}

function invitation(id: string, status: InviteState, sentDaysAgo: number): InvitationRecord {
  const sentAt = NOW - sentDaysAgo * DAY;
  return {
    id,
    code: `code-${id}`,
    teamId: 't1',
    inviterId: 'ada',
    email: `${id}@guests.example`,
    role: 'user',
    level: 'edit',
    projectIds: ['p1'],
    status,
    sentAt,
    expiresAt: sentAt + 7 * DAY,
  };
}

/** An admin, two members and one invitation of each state. */
export const smallSeed: Seed = {
  endedSessions: new Map([
    ['ended-http401', 'http401'],
    ['ended-code500', 'code500'],
  ]),
  team: { id: 't1', name: '测试团队', planId: 'team', allProjects: true },
  users: [
    user('ada', '阿达', 'admin', 'manage', []),
    user('max', 'Max', 'user', 'edit', ['p1']),
    user('eva', 'Eva', 'user', 'edit', []),
  ],
  invitations: [
    invitation('open', 'pending', 1),
    invitation('late', 'pending', 8),
    invitation('used', 'accepted', 2),
    invitation('declined', 'refused', 3),
    invitation('withdrawn', 'cancelled', 4),
  ],
  plans: [
    {
      id: 'free',
      name: { zh: '体验版', en: 'Free' },
      description: { zh: '看一看', en: 'A first look' },
      recommended: false,
      price_month: 0,
      price_year: 0,
      price_month_usd: 0,
      price_year_usd: 0,
      limits: { projects: 1, prompts: 10, platforms: 3, members: 2, runs_per_week: 1 },
      features: [{ zh: '总览', en: 'Overview' }],
    },
    {
      id: 'team',
      name: { zh: '团队版', en: 'Team' },
      description: { zh: '多人使用', en: 'For several people' },
      recommended: true,
      price_month: 100,
      price_year: 1000,
      price_month_usd: 15,
      price_year_usd: 150,
      limits: { projects: null, prompts: null, platforms: null, members: 6, runs_per_week: null },
      features: [],
    },
  ],
  notices: ['n1', 'n2', 'elsewhere', 'unseen'].map((id, index) => ({
    // The third belongs to another team, the fourth to a project that nobody here may see.
    ...(id === 'elsewhere' ? { team_id: 'another' } : {}),
    ...(id === 'unseen' ? { project_id: 'gone' } : {}),
    id,
    title_zh: '标题',
    title_en: 'Title',
    body_zh: '正文',
    body_en: 'Body',
    at: new Date(NOW - index * DAY).toISOString(),
    read: false,
    path: null,
  })),
  menu: [
    { name: 'overview', title: 'menu.overview', children: [{ name: 'index', title: 'A', path: '/overview/index' }] },
  ],
};
