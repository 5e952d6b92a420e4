import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readReply } from './envelope.ts';
import { invitationListSchema, invitePageReplySchema, inviteReplySchema, memberListSchema } from './teamSchemas.ts';

const member = {
  id: 'm1',
  name: '林晓',
  email: 'lin@example.com',
  avatar: '',
  role: 'admin',
  level: 'manage',
  project_ids: ['p1'],
  joined_at: '2026-01-05T00:00:00Z',
  self: true,
  last_admin: false,
  last_manager: false,
};
const invitation = {
  id: 'i1',
  email: 'zhou@example.com',
  role: 'user',
  level: 'edit',
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

const nothing = (field: string): unknown => {
  if (field === 'role' || field === 'status') return 'unknown';
  if (field === 'project_ids' || field === 'level' || field === 'registered') return null;
  return ['self', 'last_admin', 'last_manager'].includes(field) ? false : '';
};
const without = (from: object, field: string): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));

describe('members and invitations in a reply', () => {
  test('come through as they are', () => {
    expect(read(memberListSchema, { list: [member], total: 1 })).toEqual({ list: [member], total: 1 });
    expect(read(invitationListSchema, [invitation])).toEqual([invitation]);
    expect(read(invitePageReplySchema, page)).toEqual(page);
  });
  test.each(Object.keys(without(member, 'id')))('a member without %s is read', (field) => {
    const [read1] = read(memberListSchema, [without(member, field)]).list;
    // The email substitutes for a missing name.
    expect(read1).toEqual({ ...member, [field]: field === 'name' ? member.email : nothing(field) });
  });
  test.each(Object.keys(without(invitation, 'id')))('so is an invitation without %s', (field) => {
    expect(read(invitationListSchema, { list: [without(invitation, field)] })).toEqual([
      { ...invitation, [field]: nothing(field) },
    ]);
  });
  test.each(Object.keys(page))(
    'so is the page of an invitation without %s, which is open unless it says otherwise',
    (field) => {
      const missing = field === 'status' ? 'pending' : nothing(field);
      expect(read(invitePageReplySchema, without(page, field))).toEqual({ ...page, [field]: missing });
    },
  );
  test('ids that are numbers become texts, and somebody with an id only goes by it', () => {
    const { list, total } = read(memberListSchema, { list: [{ id: 7, project_ids: [1, '2'] }], total: '12' });
    expect(list[0]).toMatchObject({ id: '7', name: '7', project_ids: ['1', '2'] });
    expect(total).toBe(12);
  });
  test('roles, states and reasons that this client does not know become unknown', () => {
    expect(read(memberListSchema, { list: [{ ...member, role: 'guest' }], total: 1 }).list[0]?.role).toBe('unknown');
    expect(read(invitationListSchema, [{ ...invitation, status: 'bounced' }])[0]?.status).toBe('unknown');
    expect(read(invitePageReplySchema, { ...page, role: 'guest', status: 'revoked' })).toMatchObject({
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
  test('a reply that names no invitations is not one that invited nobody', () => {
    expect(read(inviteReplySchema, null)).toEqual({ invitations: null, refused: [] });
    expect(read(inviteReplySchema, { invitations: [] })).toEqual({ invitations: [], refused: [] });
  });
});
