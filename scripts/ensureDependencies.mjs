/*
 * Makes the two commands work in a fresh clone: installs what package-lock.json names when it is not there, then runs
 * the TypeScript file given. It may use nothing but Node itself, for nothing else is there yet.
 *
 *   node scripts/ensureDependencies.mjs scripts/start.ts
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wantedMajor = 0, wantedMinor = 0] = engines.node.match(/\d+/g).map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`AnswerScope needs Node ${engines.node}; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * What is installed is compared with the lock by content, not by time: git gives files new times at every switch.
 * npm writes node_modules/.package-lock.json last, so a broken-off install counts as none.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link === true) return true;
    // Optional packages are mostly builds for other systems, which npm leaves out.
    return present[path] === undefined ? optional === true : present[path].version === version;
  });
}

function install() {
  console.log('Installing dependencies (npm ci), once …');
  const onWindows = process.platform === 'win32';
  const { status, error } = spawnSync(onWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status === 0) return;
  console.error(
    `npm ci failed${error === undefined ? '' : `: ${error.message}`}. Dependencies are not installed. They come from your package registry: "npm ping" tells whether it can be reached.`,
  );
  process.exit(1);
}

refuseOldNode();
if (!isInstalled()) install();

const [script] = process.argv.splice(2, 1);
if (script !== undefined) {
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(resolve(root, script)).href);
}
