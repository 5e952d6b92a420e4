import { DAY_MS } from '#client/lib/dates.ts';
import {
  sampleEndedSessions,
  sampleInvitations,
  sampleMenu,
  sampleNotices,
  samplePlans,
  sampleTeam,
  sampleUsers,
} from '#fixtures/sample.ts';
import type { SampleInvitation, SampleUser } from '#fixtures/sample.ts';
import type { User } from '../accounts/Directory.ts';
import type { InvitationRecord } from '../accounts/InvitationRepository.ts';
import { hashSamplePassword } from '../accounts/passwords.ts';
import type { Seed } from './Seed.ts';

/**
 * Builds the seed from the sample team: relative days become instants, passwords become hashes.
 * @param now epoch milliseconds.
 */
export function seedFromSample(now: number): Seed {
  return {
    // Projects imported by command belong to the team, so its admins see more than the samples.
    team: {
      id: sampleTeam.id,
      name: sampleTeam.name,
      names: { en: sampleTeam.name_en },
      planId: sampleTeam.plan_id,
      allProjects: true,
    },
    users: sampleUsers.map((user) => userOf(user, now)),
    invitations: sampleInvitations.map((invitation) => invitationOf(invitation, now)),
    endedSessions: new Map(sampleEndedSessions.map(({ token, refusal }) => [token, refusal])),
    plans: samplePlans.map((plan) => ({ ...plan, features: [...plan.features] })),
    notices: sampleNotices.map(({ id, title_zh, title_en, body_zh, body_en, path, read, days_ago, project_id }) => {
      const at = new Date(now - days_ago * DAY_MS).toISOString();
      return { id, title_zh, title_en, body_zh, body_en, path, read, at, project_id, team_id: sampleTeam.id };
    }),
    menu: sampleMenu,
  };
}

function userOf(sample: SampleUser, now: number): User {
  const {
    id,
    password,
    project_ids: projectIds,
    level,
    names,
    joined_days_ago: joined,
    last_active_days_ago: _,
    ...profile
  } = sample;
  return {
    id,
    teamId: sampleTeam.id,
    projectIds,
    level,
    joinedAt: now - joined * DAY_MS,
    password: hashSamplePassword(password, id),
    profile,
    names,
  };
}

function invitationOf(sample: SampleInvitation, now: number): InvitationRecord {
  return {
    id: sample.id,
    code: sample.code,
    teamId: sampleTeam.id,
    inviterId: sample.inviter_id,
    email: sample.email,
    role: sample.role,
    level: sample.level,
    projectIds: sample.project_ids,
    status: sample.status,
    sentAt: now - sample.sent_days_ago * DAY_MS,
    expiresAt: now + sample.expires_in_days * DAY_MS,
  };
}
