import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeKeySchema } from '#client/api/keySchemas.ts';
import { deviceListSchema } from '#client/api/userSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('devices are listed with the one that asks marked, and one of them can be signed out', async () => {
  const here = await server.signIn('ada');
  const there = await server.signIn('ada');
  await server.signIn('max');
  const devices = v.parse(deviceListSchema, (await server.get('/api/front/user/allToken', here)).data);
  expect(devices).toHaveLength(2);
  const other = devices.find((device) => !device.current);
  expect(devices.filter((device) => device.current)).toHaveLength(1);
  expect((await server.post('/api/front/user/logoutToken', { id: other?.id }, here)).code).toBe(0);
  expect((await server.get('/api/front/user/profile', there)).code).toBe(500);
  expect((await server.get('/api/front/user/profile', here)).code).toBe(0);
});

test('the device of somebody else cannot be signed out', async () => {
  const ada = await server.signIn('ada');
  const max = await server.signIn('max');
  const [device] = v.parse(deviceListSchema, (await server.get('/api/front/user/allToken', max)).data);
  const reply = await server.post('/api/front/user/logoutToken', { id: device?.id }, ada);
  expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining('id') });
  expect((await server.get('/api/front/user/profile', max)).code).toBe(0);
});

test('on a full disk people, keys and links go on reading: only the time of their last use is missing', async () => {
  const ada = await server.signIn('ada');
  const draft = { name: 'k', scopes: ['read'], project_ids: ['p1'] };
  const { secret } = v.parse(madeKeySchema, (await server.post('/api/front/key/create', draft, ada)).data);
  server.advance(20 * 60_000);
  const full = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const whole = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    expect((await server.get('/api/front/user/profile', ada)).code).toBe(0);
    const key = { authorization: `Bearer ${secret}`, 'project-id': 'p1' };
    expect((await server.get('/api/front/platform/index', key)).code).toBe(0);
    expect((await server.post('/api/front/user/editProfile', { name: 'Ada' }, ada)).code).toBe(507);
  } finally {
    full.mockRestore();
    whole.mockRestore();
    syncBuiltinESMExports();
  }
});
