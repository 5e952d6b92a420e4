import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../ensureDependencies.mjs', import.meta.url));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone 回答-'));
  for (const folder of ['scripts', 'bin']) mkdirSync(join(root, folder));
  copyFileSync(SCRIPT, join(root, 'scripts/ensureDependencies.mjs'));
  writeFileSync(join(root, 'package.json'), '{"engines":{"node":">=20.19"}}');
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/lamp":{"version":"1.0.0"}}}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the script with an npm that notes its arguments and prints what is given. */
function ensure(said = '', status = 0): { readonly status: number | null; readonly text: string } {
  const npm = join(root, 'bin/npm');
  const lines = ['#!/bin/sh', `echo "$@" > "${root}/asked"`, `echo "${said}" >&2`, `exit ${String(status)}`];
  writeFileSync(npm, `${lines.join('\n')}\n`);
  chmodSync(npm, 0o755);
  const path = [join(root, 'bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' };
  const run = spawnSync(process.execPath, [join(root, 'scripts/ensureDependencies.mjs')], { env, encoding: 'utf8' });
  return { status: run.status, text: run.stdout + run.stderr };
}

test.skipIf(process.platform === 'win32')('installs what the build needs, whatever the environment leaves out', () => {
  expect(ensure()).toMatchObject({ status: 0, text: expect.stringContaining('Installing dependencies') });
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci .*--include=dev\b/u);
});

test.skipIf(process.platform === 'win32')('says in words that the registry cannot be reached', () => {
  const { status, text } = ensure(
    'npm error network request failed, reason: getaddrinfo ENOTFOUND registry.example',
    1,
  );
  expect([status, text]).toEqual([1, expect.stringContaining('the package registry cannot be reached (ENOTFOUND)')]);
});
