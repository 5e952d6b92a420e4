import { expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';

test('everything has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 5601,
    today: undefined,
    tokenLifetime: 7 * 86_400_000,
    testHeaders: true,
    log: false,
  });
  expect(readSettings({}).dataDir).toMatch(/mock-server.data$/u);
});

test('production turns the headers for tests off', () => {
  expect(readSettings({ NODE_ENV: 'production' }).testHeaders).toBe(false);
});

test.each([
  ['MOCK_PORT', 'http'],
  ['MOCK_PORT', '0'],
  ['MOCK_PORT', '70000'],
  ['MOCK_TODAY', '2026-13-01'],
  ['MOCK_TOKEN_TTL_MS', '-5'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
