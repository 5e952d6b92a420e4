import { describe, expect, test, vi } from 'vitest';
import { button, email, forgetBetweenTests, listen, open, root, sent, start, stored } from './createPageForTest.ts';

forgetBetweenTests();

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
