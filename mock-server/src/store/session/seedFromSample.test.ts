import * as v from 'valibot';
import { expect, test } from 'vitest';
import { menuSchema } from '#client/api/menuSchemas.ts';
import { noticeSchema } from '#client/api/noticeSchemas.ts';
import { inviteStatusSchema } from '#client/api/teamSchemas.ts';
import { profileSchema } from '#client/api/userSchemas.ts';
import { planSchema } from '#client/api/vipSchemas.ts';
import fixtures from '#fixtures/notices.json' with { type: 'json' };
import { isPassword } from '../accounts/passwords.ts';
import { seedFromSample } from './seedFromSample.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const seed = seedFromSample(NOW);

test('the sample fits the contract', () => {
  for (const { profile } of seed.users) expect(v.parse(profileSchema, profile)).toEqual(profile);
  for (const plan of seed.plans) expect(() => v.parse(planSchema, { ...plan, current: false })).not.toThrow();
  // Project and team decide who may read a notice; they are not sent to clients.
  for (const { project_id: _, team_id: __, ...sent } of seed.notices) expect(v.parse(noticeSchema, sent)).toEqual(sent);
  expect(() => v.parse(menuSchema, seed.menu)).not.toThrow();
});

test('announcements are of the days before the server’s day', () => {
  expect(Math.max(...seed.notices.map(({ at }) => Date.parse(at)))).toBe(
    NOW - Math.min(...fixtures.map(({ days_ago: days }) => days)) * 86_400_000,
  );
});

test('the demo accounts have the password the product names, kept as a hash', async () => {
  for (const [email, role] of [
    ['demo@answerscope.dev', 'admin'],
    ['member@answerscope.dev', 'user'],
  ]) {
    const user = seed.users.find(({ profile }) => profile.email === email);
    expect(user?.profile.role).toBe(role);
    expect(user && (await isPassword('Answer-2026', user.password))).toBe(true);
  }
  expect(JSON.stringify(seed)).not.toContain('Answer-2026');
});

test('the team is on a plan there is, and every state of an invitation occurs', () => {
  expect(seed.plans.map(({ id }) => id)).toContain(seed.team.planId);
  const states = seed.invitations.map(({ status, expiresAt }) => {
    return status === 'pending' && expiresAt <= NOW ? 'expired' : status;
  });
  expect(new Set(states)).toEqual(new Set(inviteStatusSchema.options));
  for (const { inviterId } of seed.invitations) expect(seed.users.map(({ id }) => id)).toContain(inviterId);
});
