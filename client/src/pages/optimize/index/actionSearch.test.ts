import { expect, test } from 'vitest';
import { formatActionSearch, parseActionSearch } from './actionSearch.ts';

test('an address says what is shown, whatever is in it', () => {
  const place = {
    kind: 'earn',
    who: 'me',
    q: 'a&b#中文',
    col: 'done',
    action: 'fading_page|https://a.example/x?y=1&z=2',
    adding: true,
  } as const;
  expect(parseActionSearch(new URLSearchParams(formatActionSearch(place).toString()))).toEqual(place);
});

test('what makes no sense is the default, and the default is not written', () => {
  const place = parseActionSearch(new URLSearchParams('kind=win&col=later&add=yes'));
  expect(place).toEqual({ kind: null, who: '', q: '', col: 'todo', action: '', adding: false });
  expect(formatActionSearch(place).toString()).toBe('');
});
