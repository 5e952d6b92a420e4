import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

beforeAll(() => {
  keepFocus();
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main tabindex="-1"><section><p><button id="gone">Show it</button></p><div><button id="next">Next</button></div></section></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
};
const pressKey = (): unknown => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));

async function focusAfter(change: () => void): Promise<Element | null> {
  change();
  // The observer is notified in a microtask.
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement;
}

test('what stands in the place of a removed control has the focus', async () => {
  find('gone').focus();
  pressKey();
  expect(
    await focusAfter(() => {
      find('gone').parentElement?.remove();
    }),
  ).toBe(find('next'));
});

test('what came instead is asked first', async () => {
  find('gone').focus();
  pressKey();
  const cancel = document.createElement('button');
  expect(
    await focusAfter(() => {
      find('gone').replaceWith(cancel);
    }),
  ).toBe(cancel);
});

test('the page has it where nothing is near', async () => {
  find('gone').focus();
  pressKey();
  expect(
    await focusAfter(() => {
      document.querySelector('section')?.remove();
    }),
  ).toBe(document.querySelector('main'));
});

test('whoever took the focus meanwhile keeps it', async () => {
  document.querySelector('section')?.insertAdjacentHTML('beforeend', '<button id="own">Own</button>');
  find('gone').focus();
  pressKey();
  expect(
    await focusAfter(() => {
      find('gone').parentElement?.remove();
      find('own').focus();
    }),
  ).toBe(find('own'));
});

test('a press with the mouse moves no focus', async () => {
  find('gone').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('gone').focus();
  expect(
    await focusAfter(() => {
      find('gone').parentElement?.remove();
    }),
  ).toBe(document.body);
});

test('a button has the focus again once it can be pressed again', async () => {
  const button = find('gone');
  button.focus();
  expect(
    await focusAfter(() => {
      // Browsers do this by themselves, jsdom does not.
      button.blur();
      button.setAttribute('disabled', '');
    }),
  ).toBe(document.body);
  expect(
    await focusAfter(() => {
      button.removeAttribute('disabled');
    }),
  ).toBe(button);
});

test('but not if the focus has gone on by then', async () => {
  const button = find('gone');
  button.focus();
  await focusAfter(() => {
    button.setAttribute('disabled', '');
    find('next').focus();
  });
  expect(
    await focusAfter(() => {
      button.removeAttribute('disabled');
    }),
  ).toBe(find('next'));
});
