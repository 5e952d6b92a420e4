import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { readReply } from './envelope.ts';
import { invitationListSchema, invitePageSchema, inviteReplySchema, memberListSchema } from './teamSchemas.ts';

const member = {
  id: 'm1',
  name: '林晓',
  email: 'lin@example.com',
  avatar: '',
  role: 'admin',
  project_ids: ['p1'],
  joined_at: '2026-01-05T00:00:00Z',
  self: true,
  last_admin: false,
};
const invitation = {
  id: 'i1',
  email: 'zhou@example.com',
  role: 'user',
  project_ids: [],
  status: 'pending',
  sent_at: '2026-01-05T00:00:00Z',
  expires_at: '2026-01-12T00:00:00Z',
  link: 'https://app.example/invite?code=c',
};
const page = {
  inviter: '林晓',
  team: '品牌部',
  role: 'user',
  email: 'zhou@example.com',
  status: 'pending',
  expires_at: '2026-03-08T08:30:00.000Z',
  registered: false,
};

const read = <T>(schema: v.GenericSchema<unknown, T>, data: unknown): T =>
  readReply({ code: 0, msg: '', data }, schema, '/api/front/user/team');

/** The place that a protocol error names. */
function placeOf(schema: v.GenericSchema, data: unknown): string | undefined {
  try {
    read(schema, data);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'protocol') throw error;
    return /data\.([^:]+):/u.exec(error.message)?.[1];
  }
}

const without = (from: object, field: string): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));

describe('members and invitations in a reply', () => {
  test('come through as they are', () => {
    expect(read(memberListSchema, { list: [member], total: 1 })).toEqual({ list: [member], total: 1 });
    expect(read(invitationListSchema, [invitation])).toEqual([invitation]);
    expect(read(invitePageSchema, page)).toEqual(page);
  });
  test.each(Object.keys(member))('a member without %s is a protocol error that names its place', (field) => {
    expect(placeOf(memberListSchema, { list: [member, without(member, field)], total: 2 })).toBe(`list.1.${field}`);
  });
  test.each(Object.keys(invitation))('so is an invitation without %s', (field) => {
    expect(placeOf(invitationListSchema, [without(invitation, field)])).toBe(`0.${field}`);
  });
  test.each(Object.keys(without(page, 'expires_at')))('so is the page of an invitation without %s', (field) => {
    expect(placeOf(invitePageSchema, without(page, field))).toBe(field);
  });
  test('a page that does not say when the invitation ends is read all the same', () => {
    expect(read(invitePageSchema, without(page, 'expires_at'))).toEqual({ ...page, expires_at: '' });
  });
  test('roles, states and reasons that this client does not know become unknown', () => {
    expect(read(memberListSchema, { list: [{ ...member, role: 'guest' }], total: 1 }).list[0]?.role).toBe('unknown');
    expect(read(invitationListSchema, [{ ...invitation, status: 'bounced' }])[0]?.status).toBe('unknown');
    expect(read(invitePageSchema, { ...page, role: 'guest', status: 'revoked' })).toMatchObject({
      role: 'unknown',
      status: 'unknown',
    });
    const refused = [
      { email: 'a@b.cn', reason: 'member' },
      { email: 'c@d.cn', reason: 'blocked' },
    ];
    expect(read(inviteReplySchema, { invitations: [], refused }).refused.map(({ reason }) => reason)).toEqual([
      'member',
      'unknown',
    ]);
  });
  test('a state that is no text is an error, not an unknown one', () => {
    expect(placeOf(invitationListSchema, [{ ...invitation, status: null }])).toBe('0.status');
  });
});
