import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CommandError } from './CommandError.ts';

// Debian's headless build first: it opens a page in half the time of the full browser.
const PROGRAMS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'],
];
const WITHOUT_WINDOWS = 'headless-shell';

const MAC_PATHS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_PATHS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/**
 * Usual install paths of Chrome and Chromium, best first. Paths need not exist.
 * @param whole excludes headless builds: they do not paint frames as a reader's browser does
 */
export function browserCandidates(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, whole = false): readonly string[] {
  if (platform === 'darwin') return MAC_PATHS;
  if (platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PATHS.map((path) => join(folder, path)));
  }
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...new Set(['/usr/bin', '/usr/local/bin', ...onPath])];
  const programs = whole ? PROGRAMS.filter((program) => !program.includes(WITHOUT_WINDOWS)) : PROGRAMS;
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Runs the file for its version: it may be an empty stub (Ubuntu's snap). */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The Chrome or Chromium for tests: `CHROME_PATH`, an installed one, or Playwright's own.
 * @param whole prefers one that can open windows, for measurements
 * @returns its path, or undefined when there is none
 * @throws CommandError when CHROME_PATH is set but is no browser: an explicit setting must not be ignored
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, whole = false): string | undefined {
  const wished = env['CHROME_PATH'];
  if (wished !== undefined && wished !== '') {
    if (runs(wished)) return wished;
    throw new CommandError(
      `CHROME_PATH is ${wished}, which is not a browser that runs: set it to a Chrome or Chromium program, or unset it.`,
    );
  }
  const candidates = [
    ...(whole ? browserCandidates(process.platform, env, true) : []),
    ...browserCandidates(process.platform, env),
  ];
  return candidates.find(runs) ?? [chromium.executablePath()].find(runs);
}

/**
 * Arguments for every browser we start: no sandbox (CI runs as root), no background network traffic, nothing that makes measurements vary.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
] as const;
