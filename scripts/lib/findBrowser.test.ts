import { expect, test } from 'vitest';
import { browserCandidates, findBrowser } from './findBrowser.ts';

test('on Linux the system places come before the rest of PATH, each once', () => {
  const found = browserCandidates('linux', { PATH: '/usr/bin:/opt/chrome' });
  expect(found[0]).toBe('/usr/bin/chromium-headless-shell');
  expect(found).toContain('/opt/chrome/google-chrome');
  expect(new Set(found).size).toBe(found.length);
});

test('for measuring, builds without windows are left out', () => {
  const found = browserCandidates('linux', { PATH: '' }, true);
  expect(found[0]).toBe('/usr/bin/chromium');
  expect(found.some((path) => path.includes('headless'))).toBe(false);
});

test('on Windows the folders come from the environment', () => {
  const found = browserCandidates('win32', { PROGRAMFILES: 'C:/Program Files' });
  expect(found.some((path) => path.includes('Program Files') && path.endsWith('chrome.exe'))).toBe(true);
});

test('a CHROME_PATH that is no browser is an error, not a reason to take another', () => {
  expect(() => findBrowser({ CHROME_PATH: '/nowhere/chrome' })).toThrow(/CHROME_PATH.*\/nowhere\/chrome/);
});
