import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.ts';

const DOWNLOAD_LIMIT_MS = 5 * 60_000;
const isRoot = process.getuid?.() === 0;

function run(program: string, args: readonly string[], timeout: number): boolean {
  console.log(`> ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', timeout, env }).status === 0;
}

const hasAptGet = (): boolean => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function aptInstall(packages: readonly string[]): boolean {
  if (!isRoot || !hasAptGet()) return false;
  run('apt-get', ['update', '-q'], DOWNLOAD_LIMIT_MS);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 2 * DOWNLOAD_LIMIT_MS);
}

/** Without a Chinese font every Chinese text is a row of boxes: tests would pass, screenshots would be worthless. */
function ensureChineseFont(): void {
  if (process.platform !== 'linux') return;
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '') return;
  if (!aptInstall(['fonts-noto-cjk'])) console.warn('No Chinese font found: Chinese texts will not be readable.');
}

/**
 * Finds a browser for the tests, and installs one when there is none: Playwright's own (bounded in time), else Debian's
 * when we are root. Installs a Chinese font too, where it can.
 * @returns the browser's path
 * @throws Error that says what to do, when no browser can be had
 */
export function ensureBrowser(): string {
  if (findBrowser() === undefined) {
    console.log('No Chrome or Chromium found: installing one.');
    run('npx', ['playwright', 'install', '--with-deps', 'chromium'], DOWNLOAD_LIMIT_MS);
    if (findBrowser() === undefined) aptInstall(['chromium', 'fonts-noto-cjk']);
  }
  ensureChineseFont();
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one, and run again.');
}
