import { expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';

test('everything has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 5601,
    today: undefined,
    tokenLifetime: 7 * 86_400_000,
    testSwitches: false,
    log: false,
  });
  expect(readSettings({}).dataDir).toMatch(/mock-server.data$/u);
});

test('the switches for tests are off unless they are asked for', () => {
  expect(readSettings({ NODE_ENV: 'test' }).testSwitches).toBe(false);
  expect(readSettings({ MOCK_TESTING: '1' }).testSwitches).toBe(true);
});

test('hosts are read one by one', () => {
  expect([...readSettings({ ALLOWED_HOSTS: 'Console.Example.com, box.local:8080,' }).allowedHosts]).toEqual([
    'console.example.com',
    'box.local:8080',
  ]);
});

test.each([
  ['MOCK_PORT', 'http'],
  ['MOCK_PORT', '0'],
  ['MOCK_PORT', '70000'],
  ['MOCK_TODAY', '2026-13-01'],
  ['MOCK_TOKEN_TTL_MS', '-5'],
  ['ALLOWED_HOSTS', 'https://console.example.com'],
  ['ALLOWED_HOSTS', '*'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
