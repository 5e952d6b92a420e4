import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { testProfile } from '../testing/testStores.ts';
import { readReply } from './envelope.ts';
import {
  deviceListSchema,
  emptyProfile,
  profileChangeSchema,
  profileReplySchema,
  profileSchema,
  roleSchema,
  tokenReplySchema,
  uploadReplySchema,
} from './userSchemas.ts';

const path = '/api/front/user/profile';
const read = <T>(schema: v.GenericSchema<unknown, T>, data: unknown): T =>
  readReply({ code: 0, msg: '', data }, schema, path);

function protocolError(schema: v.GenericSchema, data: unknown): string {
  try {
    read(schema, data);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'protocol') return error.message;
  }
  throw new Error('no protocol error');
}

describe('a profile in a reply', () => {
  test('comes through as it is, without what this client does not know', () => {
    expect(read(profileSchema, { ...testProfile, shoe_size: 42 })).toEqual(testProfile);
  });
  test.each(Object.keys(testProfile))('is read without %s, or with null for it', (field) => {
    const rest = Object.fromEntries(Object.entries(testProfile).filter(([name]) => name !== field));
    const empty = { ...testProfile, [field]: field === 'certification' ? null : '' };
    expect(read(profileSchema, rest)).toEqual(empty);
    expect(read(profileSchema, { ...rest, [field]: null })).toEqual(empty);
  });
  test.each([null, undefined, [], {}])('is empty where the reply holds nothing (%j)', (data) => {
    expect(read(profileReplySchema, data)).toEqual(emptyProfile);
  });
  test('may hold numbers in place of texts, and times as numbers', () => {
    const sent = { phone: 13_800_000_000, accountId: 7, certification: '1', registrationDate: 1_773_100_800 };
    expect(read(profileSchema, sent)).toMatchObject({
      phone: '13800000000',
      accountId: '7',
      certification: 1,
      registrationDate: '2026-03-10T00:00:00.000Z',
    });
  });
  test('a change holds what the reply names and nothing else', () => {
    expect(read(profileChangeSchema, null)).toEqual({});
    expect(read(profileChangeSchema, { phone: 138, shoe_size: 42 })).toEqual({ phone: '138' });
  });
  test('a role that this client does not know becomes unknown', () => {
    expect(read(profileSchema, { ...testProfile, role: 'owner' }).role).toBe('unknown');
    expect(read(profileSchema, { ...testProfile, role: 7 }).role).toBe('unknown');
  });
  test('a request can only name a role there is', () => {
    expect(v.safeParse(roleSchema, 'owner').success).toBe(false);
    expect(v.safeParse(roleSchema, 'unknown').success).toBe(false);
  });
});

describe('other replies about an account', () => {
  test('a login without a token is a protocol error', () => {
    expect(read(tokenReplySchema, { token: 'T' })).toEqual({ token: 'T' });
    expect(protocolError(tokenReplySchema, {})).toContain('data.token');
    expect(protocolError(tokenReplySchema, { token: '' })).toContain('data.token');
    expect(protocolError(tokenReplySchema, null)).toContain('(whole reply)');
  });
  test('an upload without an address is one', () => {
    expect(protocolError(uploadReplySchema, { url: '' })).toContain('data.url');
    expect(protocolError(uploadReplySchema, null)).toContain('No address of the file');
  });
  test('a device that cannot be read is left out, and said in the console', () => {
    const device = { id: 'd', device: 'Firefox', ip: '::1', last_used_at: '2026-01-01T00:00:00Z', current: true };
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(read(deviceListSchema, [device, { device: 'no id' }])).toEqual([device]);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('left out 1 of 2 devices'));
    info.mockRestore();
  });
});
