import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
