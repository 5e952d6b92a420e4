import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const program = readFileSync('client/public/create.js', 'utf8');
const looks = ['zh-CN', 'en-US'].flatMap((locale) => ['light', 'dark'].map((theme) => `${locale} ${theme}`));

const drawn = (look: string): string =>
  `<template data-drawn="${look}" data-title="${look}" data-texts="/${look.slice(0, 5)}.js"><form method="post">
     <input type="email" /><input type="password" /><button type="button" name="eye"></button>
     <button type="submit" name="send"></button></form><button type="button" name="other"></button></template>`;

/** What was sent by the browser itself, which is nothing. */
const sent = vi.fn();
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
function open(path = '/create', { locale = 'zh-CN', theme = 'light' } = {}): void {
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

const root = (): HTMLElement => document.querySelector<HTMLElement>('#root')!;
const button = (name: string): HTMLButtonElement => root().querySelector<HTMLButtonElement>(`[name="${name}"]`)!;
const email = (): HTMLInputElement => root().querySelector<HTMLInputElement>('[type="email"]')!;
const app = () => document.querySelector<HTMLScriptElement>('script[type="module"]');
const fetched = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
const stored = (): unknown => JSON.parse(localStorage.getItem('answerscope.draft.create') ?? 'null');
const start = () => document.dispatchEvent(new Event('app-started'));

function paint(what: 'first-paint' | 'first-contentful-paint'): void {
  const list = { getEntriesByName: (name: string) => (name === what ? [{}] : []) } as PerformanceObserverEntryList;
  for (const [observer, tell] of paintObservers) tell(list, observer as PerformanceObserver);
}

/** The buttons as the app hears of them once it listens. */
function listen(): string[] {
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

describe('the login page', () => {
  test.each(looks)('stands there as it looks in %s, and the app is told how', (look) => {
    const [locale, theme] = look.split(' ');
    open('/create', { locale: locale!, theme: theme! });
    expect(root().dataset['drawn']).toBe(look);
    expect(document.title).toBe(look);
    expect(root().querySelectorAll('form')).toHaveLength(1);
  });

  test.each(['/create', '/create/', '/CREATE', '/create?redirect=%2Fbrand', '/create?mode=login'])(
    'is at %s',
    (path) => {
      open(path);
      expect(root().querySelector('form')).not.toBeNull();
    },
  );

  test.each(['/create?mode=register', '/create?mode=forgot', '/create?mode=', '/create.html', '/overview/create'])(
    'is not at %s, and the app starts at once',
    (path) => {
      open(path);
      expect(root().hasChildNodes()).toBe(false);
      expect(root().dataset['drawn']).toBeUndefined();
      expect(document.title).toBe('AnswerScope');
      expect(app()?.getAttribute('src')).toBe('/app.js');
      expect(fetched()).toEqual(['/a.js', '/b.js']);
    },
  );

  test('is not for somebody logged in, whom the app sends on', () => {
    document.cookie = 'auth_token=T-1; path=/';
    open();
    expect(root().hasChildNodes()).toBe(false);
    expect(app()).not.toBeNull();
  });

  test('is there for somebody whose cookies are of other names', () => {
    document.cookie = 'my_auth_token=1; path=/';
    open();
    expect(root().hasChildNodes()).toBe(true);
  });

  test('is on the screen before the app and its texts are fetched, once', () => {
    vi.useFakeTimers();
    open('/create', { locale: 'en-US' });
    // The page without what is on it.
    paint('first-paint');
    expect(app()).toBeNull();
    expect(fetched()).toEqual([]);
    paint('first-contentful-paint');
    expect(app()?.getAttribute('src')).toBe('/app.js');
    expect(fetched()).toEqual(['/a.js', '/b.js', '/en-US.js']);
    vi.runAllTimers();
    paint('first-contentful-paint');
    expect(fetched()).toHaveLength(3);
  });

  test('waits half a second, not longer, for a browser that does not say that it is', () => {
    vi.useFakeTimers();
    open();
    vi.advanceTimersByTime(499);
    expect(app()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(app()).not.toBeNull();
  });

  test('does not wait to be painted in a tab that nobody sees', () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    vi.advanceTimersByTime(1);
    expect(app()).not.toBeNull();
  });
});

describe('what is typed before the app is there', () => {
  test('an email is kept, beside the name of an earlier draft; a password is not', () => {
    localStorage.setItem('answerscope.draft.create', '{"name":"周新","email":"a@example.com"}');
    open();
    expect(email().value).toBe('a@example.com');
    email().value = 'b@example.com';
    for (const field of root().querySelectorAll('input'))
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(stored()).toEqual({ name: '周新', email: 'b@example.com' });
  });

  test.each(['{"email":', '"text"', '[1]', '{"email":7}', 'null'])(
    'a corrupt draft, %s, leaves the field empty',
    (draft) => {
      localStorage.setItem('answerscope.draft.create', draft);
      open();
      expect(email().value).toBe('');
      email().value = 'b';
      email().dispatchEvent(new InputEvent('input'));
      expect(stored()).toMatchObject({ email: 'b' });
    },
  );

  test('without storage the page is there all the same', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    email().dispatchEvent(new InputEvent('input'));
    expect(root().querySelector('form')).not.toBeNull();
  });

  test('the app keeps it once it is there', () => {
    open();
    start();
    email().value = 'late@example.com';
    email().dispatchEvent(new InputEvent('input'));
    expect(stored()).toBeNull();
  });
});

describe('what is pressed before the app is there', () => {
  test('reaches nobody until then, and is done once', () => {
    open();
    const heard = listen();
    button('eye').click();
    expect(heard).toEqual([]);
    expect(button('eye').getAttribute('aria-busy')).toBe('true');
    start();
    expect(heard).toEqual(['eye']);
    expect(button('eye').hasAttribute('aria-busy')).toBe(false);
    start();
    expect(heard).toEqual(['eye']);
  });

  test('of several the last one is done', () => {
    open();
    const heard = listen();
    button('send').click();
    button('other').click();
    expect(root().querySelectorAll('[aria-busy]')).toHaveLength(1);
    start();
    expect(heard).toEqual(['other']);
  });

  test('a form sent by whatever means is sent by the app', () => {
    open();
    const heard = listen();
    root().querySelector('form')!.requestSubmit();
    expect(button('send').getAttribute('aria-busy')).toBe('true');
    start();
    expect(heard).toEqual(['send', 'submit']);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a button that something else put there is left alone', () => {
    open();
    const strange = document.createElement('button');
    strange.type = 'button';
    root().querySelector('form')!.append(strange);
    const pressed = vi.fn();
    strange.addEventListener('click', pressed);
    strange.click();
    expect(pressed).toHaveBeenCalledOnce();
    expect(root().querySelectorAll('[aria-busy]')).toHaveLength(0);
  });

  test('afterwards presses are the app’s', () => {
    open();
    start();
    const heard = listen();
    button('other').click();
    expect(heard).toEqual(['other']);
  });
});

describe('an app that draws everything anew', () => {
  /** As React does it: other elements of the same kind, of which it knows the values that were set in the usual way. */
  function drawAnew(): { readonly told: [string, string][] } {
    const told: [string, string][] = [];
    root().innerHTML = root().innerHTML;
    for (const field of root().querySelectorAll('input'))
      field.addEventListener('input', () => told.push([field.type, field.value]));
    return { told };
  }

  test('is told what was typed, and has the focus and the press in the same places', () => {
    open();
    email().value = 'a@example.com';
    root().querySelector<HTMLInputElement>('[type="password"]')!.value = 'secret';
    email().focus();
    button('other').click();
    const { told } = drawAnew();
    const heard = listen();
    start();
    expect(told).toEqual([
      ['email', 'a@example.com'],
      ['password', 'secret'],
    ]);
    expect(document.activeElement).toBe(email());
    expect(heard).toEqual(['other']);
  });

  test('is left alone when another page stands there', () => {
    open();
    email().value = 'a@example.com';
    button('other').click();
    root().innerHTML = '<button name="reload"></button>';
    const heard = listen();
    start();
    expect(heard).toEqual([]);
  });
});

describe('an app that does not come', () => {
  const refusal = () => document.querySelector('[role="alert"]')?.textContent;

  test('is said once, in the language of the page, which does not pretend to be busy', () => {
    open('/create', { locale: 'en-US' });
    button('send').click();
    paint('first-contentful-paint');
    app()!.dispatchEvent(new Event('error'));
    app()!.dispatchEvent(new Event('error'));
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(refusal()).toBe('Not loaded');
    expect(button('send').hasAttribute('aria-busy')).toBe(false);
    button('send').click();
    expect(button('send').hasAttribute('aria-busy')).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('[role="alert"] + button'));
  });

  test.each(['error', 'unhandledrejection'])('one that breaks before it is there (%s) is one', (type) => {
    vi.useFakeTimers();
    open();
    window.dispatchEvent(new Event(type));
    expect(refusal()).toBeUndefined();
    vi.runAllTimers();
    expect(refusal()).toBe('没有载入');
    start();
    expect(refusal()).toBeUndefined();
  });

  test('an error of something else, with which it comes all the same, is none', () => {
    vi.useFakeTimers();
    open();
    window.dispatchEvent(new Event('error'));
    start();
    window.dispatchEvent(new Event('error'));
    vi.runAllTimers();
    expect(refusal()).toBeUndefined();
  });

  test('is said where there is no form, too', () => {
    open('/create?mode=register');
    app()!.dispatchEvent(new Event('error'));
    expect(refusal()).toBe('没有载入');
  });
});
