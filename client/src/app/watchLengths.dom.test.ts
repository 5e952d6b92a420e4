import { beforeEach, expect, test } from 'vitest';
import { NoticesStore } from '../stores/NoticesStore.ts';
import { watchLengths } from './watchLengths.ts';

const notices = new NoticesStore();
watchLengths(notices);

beforeEach(() => {
  notices.clear();
  document.body.innerHTML =
    '<label for="a">标题</label><input id="a" maxlength="5" value="abc"><input id="b" value="abc">';
});

function insert(id: string, data: string): void {
  document.getElementById(id)?.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true }));
}

test('what a field cannot take is said, with the name of the field', () => {
  insert('a', 'defg');
  expect(notices.list).toMatchObject([{ messageId: 'common.leftOut', values: { field: '标题', most: 5, left: 2 } }]);
});

test('nothing is said of what fits, or of a field without a longest length', () => {
  insert('a', 'de');
  insert('b', 'x'.repeat(100_000));
  expect(notices.list).toEqual([]);
});

test('who types on is not told again with every sign', () => {
  insert('a', 'defg');
  const [first] = notices.list;
  insert('a', 'h');
  expect(notices.list).toEqual([first]);
});

test('what replaces a selection counts for what it replaces', () => {
  const field = document.querySelector<HTMLInputElement>('#a');
  field?.setSelectionRange(0, 3);
  insert('a', 'vwxyz');
  expect(notices.list).toEqual([]);
});
