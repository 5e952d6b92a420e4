/*
 * Makes the commands work in a fresh clone: installs the packages of package-lock.json if they are missing, then runs
 * the given TypeScript file, if any. It may use Node modules only, because nothing else is installed yet.
 *
 *   node scripts/ensureDependencies.mjs scripts/start.ts
 *   node scripts/ensureDependencies.mjs && tsx scripts/importAnswers.ts   for commands with worker threads, which need tsx itself
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Interval of progress messages while npm works, in milliseconds. */
const TELL_MS = 15_000;
const OPTIONS = [
  ...['--no-audit', '--no-fund', '--loglevel=error'],
  // The build is among them, also where the environment (NODE_ENV) or npm's settings (omit) leave them out.
  '--include=dev',
  // npm's default retries take minutes without a network.
  ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
];
/** npm's error texts for an unreachable registry. */
const UNREACHABLE =
  /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

function stop(text) {
  console.error(text);
  process.exit(1);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wantedMajor = 0, wantedMinor = 0] = engines.node.match(/\d+/g).map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  const wanted = `${wantedMajor}.${wantedMinor}`;
  stop(
    `AnswerScope needs Node.js ${wanted} or later, and this is ${process.version}. Install it from https://nodejs.org`,
  );
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares the installation with the lock file by content, not by time: git updates file times at every switch.
 * npm writes node_modules/.package-lock.json last, so an interrupted install counts as missing.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link === true) return true;
    // Optional packages are mostly builds for other platforms, which npm skips.
    return present[path] === undefined ? optional === true : present[path].version === version;
  });
}

function refuseReadOnly() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(`Cannot write to ${root}, where dependencies are installed: make the folder writable, or clone it elsewhere.`);
  }
}

/** Runs npm ci. Resolves to its error output; null on success. */
function runNpm() {
  const onWindows = process.platform === 'win32';
  const npm = spawn(onWindows ? 'npm.cmd' : 'npm', ['ci', ...OPTIONS], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    shell: onWindows,
  });
  let said = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return new Promise((done) => {
    npm.once('error', ({ message }) => done(message));
    npm.once('close', (status) => done(status === 0 ? null : said));
  });
}

async function install() {
  refuseReadOnly();
  console.log('Installing dependencies (npm ci), once; this takes about a minute …');
  const begun = performance.now();
  const timer = setInterval(() => {
    console.log(`Still installing, ${Math.round((performance.now() - begun) / 1000)} s …`);
  }, TELL_MS);
  const said = await runNpm();
  clearInterval(timer);
  if (said === null) return;
  const reason = said.match(UNREACHABLE)?.[0];
  if (reason !== undefined) {
    stop(
      `Dependencies could not be installed: the package registry cannot be reached (${reason}). Check the network and any proxy ("npm ping" tries it), then start again.`,
    );
  }
  stop(`${said.trim()}\nDependencies could not be installed: see the lines above.`);
}

refuseOldNode();
if (!isInstalled()) await install();

const [script] = process.argv.splice(2, 1);
if (script !== undefined) {
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(resolve(root, script)).href);
}
