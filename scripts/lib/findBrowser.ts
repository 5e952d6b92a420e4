import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CommandError } from './CommandError.ts';

// Debian's build without windows first: it opens a page in half the time of the whole browser.
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
 * Where Chrome and Chromium are usually installed, best first. Paths need not exist.
 * @param whole leaves out builds without windows: their frames are not painted as a reader's are
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

/** A file of that name may still be an empty shell (Ubuntu's snap stub), so it is asked for its version. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The Chrome or Chromium to test with: `CHROME_PATH`, one installed on this computer, or Playwright's own.
 * @param whole first looks for one that can open windows, for measuring
 * @returns its path, or undefined when there is none
 * @throws CommandError when CHROME_PATH is set but is no browser: a wish that cannot be met must not be passed over
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
 * Arguments for every browser we start: no sandbox (CI runs as root), and nothing that talks to the network by itself
 * or makes figures jump.
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
