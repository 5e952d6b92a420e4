import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageKeys } from '../../lib/storage.ts';

const script = readFileSync('client/public/boot.js', 'utf8');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'zh-CN';
});

describe('the files of a page, which boot.js begins to fetch', () => {
  const table = {
    files: ['/assets/a.js', '/assets/a.css', '/assets/zh.js', '/assets/en.js'],
    pages: {
      '/a/index': { all: [0, 1], texts: { 'zh-CN': [2], 'en-US': [3] }, titles: { 'zh-CN': '甲', 'en-US': 'A' } },
      '/': { all: [0], texts: { 'zh-CN': [], 'en-US': [] }, titles: {} },
    },
  };
  const built = script.replace('var ahead = null;', `var ahead = ${JSON.stringify(table)};`);
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`);

  function open(path: string, program = built) {
    document.head.innerHTML = '<title>AnswerScope</title>';
    document.body.replaceChildren();
    history.replaceState(null, '', path);
    runInThisContext(program);
    return links();
  }
  afterEach(() => {
    history.replaceState(null, '', '/');
    document.cookie = 'auth_token=; max-age=0';
    document.head.replaceChildren();
  });

  test('are those of the address, with the texts in the language of the reader', () => {
    document.cookie = 'auth_token=T-1';
    const files = ['modulepreload /assets/a.js', 'preload /assets/a.css', 'stylesheet /assets/a.css'];
    expect(open('/a/index?x=1')).toEqual([...files, 'modulepreload /assets/zh.js']);
    localStorage.setItem(storageKeys.boot, JSON.stringify({ locale: 'en-US' }));
    expect(open('/a/index/')).toEqual([...files, 'modulepreload /assets/en.js']);
    expect(open('/')).toEqual(['modulepreload /assets/a.js']);
  });

  test('come with the names of the product and of the page, which nobody is read twice', () => {
    document.cookie = 'auth_token=T-1';
    const names = () => {
      const shown = document.querySelector('.app-starting-names[aria-hidden="true"]');
      return [...(shown?.children ?? [])].map(({ textContent }) => textContent);
    };
    open('/a/index');
    expect(names()).toEqual(['AnswerScope', '甲']);
    localStorage.setItem(storageKeys.boot, JSON.stringify({ locale: 'en-US', navbar: false }));
    open('/a/index');
    expect(names()).toEqual(['', 'A']);
    open('/');
    expect(names()).toEqual(['', '']);
    open('/nowhere');
    expect(names()).toEqual(['', '']);
    document.cookie = 'auth_token=; max-age=0';
    open('/a/index');
    expect(names()).toEqual([]);
  });

  test('are none for whoever is not logged in, for an address of no page, and before the app is built', () => {
    expect(open('/a/index')).toEqual([]);
    document.cookie = 'auth_token=T-1';
    expect(open('/a')).toEqual([]);
    expect(open('/create')).toEqual([]);
    expect(open('/a/index', script)).toEqual([]);
  });

  test('a style sheet that does not come is named no more, so that the app fetches it anew', () => {
    document.cookie = 'auth_token=T-1';
    open('/a/index');
    const [sheet] = document.head.querySelectorAll('link[rel="stylesheet"]');
    sheet?.dispatchEvent(new Event('error'));
    expect(links()).not.toContain('stylesheet /assets/a.css');
  });

  test('hold over what the document names: their style sheets stand behind its own', async () => {
    document.cookie = 'auth_token=T-1';
    history.replaceState(null, '', '/a/index');
    const { head, body } = document;
    body.remove();
    head.innerHTML = '<title>AnswerScope</title>';
    runInThisContext(built);
    head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/index.css" />');
    document.documentElement.append(body);
    await expect.poll(() => links().filter((link) => link.startsWith('stylesheet'))).toHaveLength(2);
    expect(links().filter((link) => link.startsWith('stylesheet'))).toEqual([
      'stylesheet /assets/index.css',
      'stylesheet /assets/a.css',
    ]);
  });

  test('a style sheet that the page itself names is, too, when it does not come', () => {
    document.head.innerHTML = '<script></script>';
    runInThisContext(built);
    document.head.innerHTML += '<link rel="stylesheet" href="/assets/lost.css" /><link rel="icon" href="/lost.svg" />';
    for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('error'));
    expect(links()).toEqual(['icon /lost.svg']);
  });
});
