import { describe, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { testProfile } from '../testing/testStores.ts';
import { readReply } from './envelope.ts';
import { deviceListSchema, profileSchema, roleSchema, tokenReplySchema, uploadReplySchema } from './userSchemas.ts';
import * as v from 'valibot';

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
  test.each(Object.keys(testProfile))('without %s it is a protocol error that names the field', (field) => {
    const rest = Object.fromEntries(Object.entries(testProfile).filter(([name]) => name !== field));
    expect(protocolError(profileSchema, rest)).toContain(`${path}: data.${field}`);
  });
  test('a role that this client does not know becomes unknown', () => {
    expect(read(profileSchema, { ...testProfile, role: 'owner' }).role).toBe('unknown');
    expect(read(profileSchema, { ...testProfile, role: '' }).role).toBe('unknown');
  });
  test.each([null, 7, ['admin']])('%j is no role', (role) => {
    expect(protocolError(profileSchema, { ...testProfile, role })).toContain('data.role');
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
  });
  test('a bad row of a list is named by its place', () => {
    const device = { id: 'd', device: 'Firefox', ip: '::1', last_used_at: '2026-01-01T00:00:00Z', current: true };
    expect(read(deviceListSchema, [device])).toEqual([device]);
    expect(protocolError(deviceListSchema, [device, { ...device, current: 'yes' }])).toContain('data.1.current');
  });
});
