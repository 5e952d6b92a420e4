import { describe, expect, test } from 'vitest';
import { inviteSituation } from './inviteSituation.ts';
import type { InvitePageInfo } from './inviteSituation.ts';

const open: InvitePageInfo = {
  inviter: '林晚舟',
  team: '品牌增长组',
  role: 'user',
  email: 'lu@example.com',
  status: 'pending',
  expires_at: '2026-03-08T08:30:00.000Z',
  registered: false,
};
const nobody = { email: null, isLoginRefused: false };

describe('what an open invitation asks of its reader', () => {
  test('somebody new makes an account', () => {
    expect(inviteSituation(open, nobody)).toBe('register');
  });
  test('somebody with an account logs in', () => {
    expect(inviteSituation({ ...open, registered: true }, nobody)).toBe('login');
  });
  test('the person invited, logged in, accepts; case and spaces of an address do not matter', () => {
    const reader = { email: ' Lu@Example.com', isLoginRefused: false };
    expect(inviteSituation({ ...open, registered: true }, reader)).toBe('accept');
  });
  test.each([true, false])('somebody else, logged in, switches (registered: %s)', (registered) => {
    expect(inviteSituation({ ...open, registered }, { email: 'max@example.com', isLoginRefused: false })).toBe(
      'switch',
    );
  });
  test.each([
    ['l***@example.com', open.email],
    [open.email, 'l***@example.com'],
  ])('who is logged in accepts where the provider masks an address (%s, invited: %s)', (reading, email) => {
    expect(inviteSituation({ ...open, email }, { email: reading, isLoginRefused: false })).toBe('accept');
  });
  test('a login that the server no longer knows is made again', () => {
    expect(inviteSituation({ ...open, registered: true }, { email: open.email, isLoginRefused: true })).toBe('login');
  });
});

test.each(['accepted', 'refused', 'expired', 'cancelled', 'unknown'] as const)(
  'an invitation that is %s asks nothing of anybody',
  (status) => {
    for (const email of [null, open.email, 'max@example.com']) {
      expect(inviteSituation({ ...open, status }, { email, isLoginRefused: false })).toBe('closed');
    }
  },
);
