import { spawnSync } from 'node:child_process';
import { aptInstall, runShown } from './aptInstall.ts';
import { findBrowser } from './findBrowser.ts';

/** Without a Chinese font every Chinese text is a row of boxes: tests would pass, screenshots would be worthless. */
function ensureChineseFont(): void {
  if (process.platform !== 'linux') return;
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '') return;
  if (!aptInstall(['fonts-noto-cjk'])) console.warn('No Chinese font found: Chinese texts will not be readable.');
}

/** The whole browser takes twice as long to open a page as Debian's build without windows. On a build machine nobody misses it. */
function ensureFastBrowser(): void {
  const isChosen = (process.env['CHROME_PATH'] ?? '') !== '';
  if (process.env['CI'] === undefined || isChosen) return;
  const found = findBrowser() ?? '';
  if (!found.includes('headless-shell') && !found.includes('ms-playwright')) aptInstall(['chromium-headless-shell']);
}

/**
 * Finds a browser for the tests, and installs one when there is none: Playwright's own (bounded in time), else Debian's
 * when we are root. Installs a Chinese font too, where it can.
 * @returns the browser's path
 * @throws Error that says what to do, when no browser can be had
 */
export function ensureBrowser(): string {
  ensureFastBrowser();
  if (findBrowser() === undefined) {
    console.log('No Chrome or Chromium found: installing one.');
    runShown('npx', ['playwright', 'install', '--with-deps', 'chromium']);
    if (findBrowser() === undefined) aptInstall(['chromium-headless-shell', 'fonts-noto-cjk']);
    if (findBrowser() === undefined) aptInstall(['chromium', 'fonts-noto-cjk']);
  }
  ensureChineseFont();
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one, and run again.');
}
