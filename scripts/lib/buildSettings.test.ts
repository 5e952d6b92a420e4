import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkBuildOptions, checkBuildSettings } from './buildSettings.ts';

test.each([
  [{ VITE_API_BASE_URL: 'nonsense' }, 'VITE_API_BASE_URL is "nonsense": set it to an http or https address'],
  [{ VITE_API_BASE_URL: 'ftp://api.example.com' }, 'VITE_API_BASE_URL is "ftp://api.example.com": set it'],
  [{ VITE_API_BASE_URL: 'https://a:b@api.example.com' }, 'VITE_API_BASE_URL is "https://a:b@api.example.com": set it'],
  [{ VITE_API_CREDENTIALS: 'yes' }, 'VITE_API_CREDENTIALS is "yes": set it to 1'],
  [{ VITE_API_CREDENTIALS: '1' }, 'VITE_API_CREDENTIALS is "1": it needs an API host.'],
  [{ VITE_HELP_URL: 'http://help.example.com' }, 'VITE_HELP_URL is "http://help.example.com": set it to an https'],
])('%j is refused by name and value', (env, message) => {
  expect(() => {
    checkBuildSettings(env);
  }).toThrow(message);
});

test.each([['--base=/answers/'], ['--base', '/answers/'], ['--base=./'], ['--base']])(
  'a build for a path is refused: %s %s',
  (...options) => {
    expect(() => {
      checkBuildOptions(options);
    }).toThrow('the console cannot be served under a path');
    expect(() => {
      checkBuildOptions(['--base=/', '--logLevel=warn']);
    }).not.toThrow();
  },
);

test('settings that make sense, and none, pass', () => {
  for (const env of [
    {},
    { VITE_API_BASE_URL: '', VITE_API_CREDENTIALS: '0', VITE_HELP_URL: '' },
    { VITE_API_BASE_URL: 'https://api.example.com/v1/', VITE_API_CREDENTIALS: '1' },
    { VITE_HELP_URL: 'https://help.example.com' },
  ]) {
    expect(() => {
      checkBuildSettings(env);
    }).not.toThrow();
  }
});

test('npm run build with a wrong address says one sentence and ends with 1', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
    {
      ...{ cwd: root, encoding: 'utf8' },
      env: { ...process.env, VITE_API_BASE_URL: 'nonsense' },
    },
  );
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringMatching(/^VITE_API_BASE_URL is "nonsense": set it to .+\.$/u)],
  ]);
}, 60_000);
