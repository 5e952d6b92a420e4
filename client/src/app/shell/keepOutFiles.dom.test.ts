import { expect, test } from 'vitest';
import { keepOutFiles } from './keepOutFiles.ts';

keepOutFiles();

/** @returns whether the browser would handle the event itself, such as by opening a dropped file in place of the app */
function isLeft(type: 'dragover' | 'drop', types: readonly string[]): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types } });
  return document.body.dispatchEvent(event);
}

test('a file that is dropped beside a drop zone is not opened in place of the app', () => {
  expect([isLeft('dragover', ['Files']), isLeft('drop', ['Files'])]).toEqual([false, false]);
});

test('text and links that are dropped are left to the browser', () => {
  expect([isLeft('dragover', ['text/plain']), isLeft('drop', ['text/uri-list', 'text/plain'])]).toEqual([true, true]);
});
