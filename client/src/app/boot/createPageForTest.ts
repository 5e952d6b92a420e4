import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, vi } from 'vitest';

const program = readFileSync('client/public/create.js', 'utf8');
export const looks = ['zh-CN', 'en-US'].flatMap((locale) => ['light', 'dark'].map((theme) => `${locale} ${theme}`));

const drawn = (look: string): string =>
  `<template data-drawn="${look}" data-title="${look}" data-texts="/${look.slice(0, 5)}.js"><form method="post">
     <input type="email" /><input type="password" /><button type="button" name="eye"></button>
     <button type="submit" name="send"></button></form><button type="button" name="other"></button></template>`;

/** What was sent by the browser itself, which is nothing. */
export const sent = vi.fn();
/** Whoever wants to know what has been painted. */
const paintObservers = new Map<object, PerformanceObserverCallback>();

class PaintObserver {
  constructor(private readonly callback: PerformanceObserverCallback) {}

  observe(): void {
    paintObservers.set(this, this.callback);
  }

  disconnect(): void {
    paintObservers.delete(this);
  }
}

/** Opens create.html: the program runs once what stands before it is read. */
export function open(path = '/create', { locale = 'zh-CN', theme = 'light' } = {}): void {
  history.replaceState(null, '', path);
  document.documentElement.lang = locale;
  document.body.toggleAttribute('arco-theme', theme === 'dark');
  document.head.innerHTML = '<title>AnswerScope</title>';
  document.body.innerHTML = `<div id="root"></div>${looks.map(drawn).join('')}
    <template data-refusal="zh-CN"><p role="alert">没有载入</p><button></button></template>
    <template data-refusal="en-US"><p role="alert">Not loaded</p><button></button></template>`;
  const script = document.createElement('script');
  Object.assign(script.dataset, { app: '/app.js', scripts: '/a.js /b.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(program);
}

export const root = (): HTMLElement => document.querySelector<HTMLElement>('#root')!;
export const button = (name: string): HTMLButtonElement => root().querySelector<HTMLButtonElement>(`[name="${name}"]`)!;
export const email = (): HTMLInputElement => root().querySelector<HTMLInputElement>('[type="email"]')!;
export const app = () => document.querySelector<HTMLScriptElement>('script[type="module"]');
export const fetched = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
export const stored = (): unknown => JSON.parse(localStorage.getItem('answerscope.draft.create') ?? 'null');
export const start = () => document.dispatchEvent(new Event('app-started'));

/** The browser says what it has painted: the page without what is on it, or all of it. */
export function paint(what: 'first-paint' | 'first-contentful-paint'): void {
  const list = { getEntriesByName: (name: string) => (name === what ? [{}] : []) } as PerformanceObserverEntryList;
  for (const [observer, tell] of paintObservers) tell(list, observer as PerformanceObserver);
}

/** The buttons as the app hears of them once it listens. */
export function listen(): string[] {
  const heard: string[] = [];
  root().addEventListener('click', (event) => {
    if (event.target instanceof HTMLButtonElement) heard.push(event.target.name);
  });
  root().addEventListener('submit', (event) => {
    heard.push('submit');
    event.preventDefault();
  });
  return heard;
}

/** For the top of a file of tests: each begins without what another left. */
export function forgetBetweenTests(): void {
  beforeEach(() => {
    localStorage.clear();
    sent.mockClear();
    vi.stubGlobal('PerformanceObserver', PaintObserver);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(sent);
  });

  afterEach(() => {
    // It waits and listens no more, and what was pressed is nowhere.
    paint('first-contentful-paint');
    document.body.replaceChildren();
    start();
    for (const name of ['auth_token', 'my_auth_token']) document.cookie = `${name}=; path=/; max-age=0`;
    history.replaceState(null, '', '/');
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
