import { spawnSync } from 'node:child_process';
import { aptInstall, runShown } from './aptInstall.ts';
import { findBrowser } from './findBrowser.ts';

/** Without a Chinese font every Chinese text renders as boxes: tests would pass, screenshots would be useless. */
function ensureChineseFont(): void {
  if (process.platform !== 'linux') return;
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '') return;
  if (!aptInstall(['fonts-noto-cjk'])) console.warn('No Chinese font found: Chinese texts will not be readable.');
}

/** Opening a page in the full browser takes twice as long as in Debian's headless build, which is enough on a build machine. */
function ensureFastBrowser(): void {
  const isChosen = (process.env['CHROME_PATH'] ?? '') !== '';
  if (process.env['CI'] === undefined || isChosen) return;
  const found = findBrowser() ?? '';
  if (!found.includes('headless-shell') && !found.includes('ms-playwright')) aptInstall(['chromium-headless-shell']);
}

/**
 * Finds a browser for the tests, or installs one: Playwright's own (with a time limit), else Debian's when run as root. Installs a Chinese
 * font too, where possible.
 * @returns the browser's path
 * @throws Error with instructions, when no browser is available
 */
export function ensureBrowser(): string {
  ensureFastBrowser();
  if (findBrowser() === undefined) {
    console.log('No Chrome or Chromium found: installing one.');
    // Not by `npx`, which is a file of commands on Windows: programs are started without a shell.
    runShown(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
    if (findBrowser() === undefined) aptInstall(['chromium-headless-shell', 'fonts-noto-cjk']);
    if (findBrowser() === undefined) aptInstall(['chromium', 'fonts-noto-cjk']);
  }
  ensureChineseFont();
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one, and run again.');
}
