import { expect, test } from 'vitest';
import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { addressCounts, firstChoice, sendState } from './sendState.ts';

const channel = (more: Partial<Channel> = {}): Channel => ({
  ...{ id: 'c', kind: 'slack', name: 'Room', language: 'en-US', topics: ['report'], on: true },
  ...{ host: 'hooks.example', hint: 'cdef', signed: false, addresses: [], last_at: null, problem: null },
  ...more,
});
const READY = { ready: true, from: 'a@b.example', problem: null };
const NOT_SET = { ready: false, from: '', problem: { kind: 'mail_not_set', detail: '' } } as const;

test('mail goes to members and to those who confirmed, and to nobody where the server sends none', () => {
  const waiting = channel({ kind: 'email', addresses: [{ email: 'x@y.example', state: 'pending' }] });
  expect(sendState(waiting, READY)).toBe('unconfirmed');
  const mixed = channel({
    kind: 'email',
    addresses: [
      { email: 'a@y.example', state: 'member' },
      { email: 'b@y.example', state: 'confirmed' },
      { email: 'c@y.example', state: 'expired' },
      { email: 'd@y.example', state: 'unsubscribed' },
    ],
  });
  expect(addressCounts(mixed)).toEqual({ open: 2, waiting: 1 });
  expect(sendState(mixed, READY)).toBe('ready');
  expect(sendState(mixed, NOT_SET)).toBe('noMail');
  expect(sendState(channel(), NOT_SET)).toBe('ready');
});

test('chosen at first are those that take reports and can be sent to', () => {
  const list = [
    channel({ id: 'reports' }),
    channel({ id: 'alerts', topics: ['alert'] }),
    channel({ id: 'off', on: false }),
  ];
  expect(sendState(channel({ on: false }), READY)).toBe('off');
  expect(firstChoice({ list, mail: READY })).toEqual(['reports']);
});
