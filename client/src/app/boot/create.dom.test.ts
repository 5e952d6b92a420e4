import { describe, expect, test, vi } from 'vitest';
import { app, button, fetched, forgetBetweenTests, looks, open, paint, root, start } from './createPageForTest.ts';

forgetBetweenTests();

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
