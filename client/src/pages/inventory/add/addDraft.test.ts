import { expect, test } from 'vitest';
import { addressLines, emptyAddDraft, storedDraft, readAddDraft } from './addDraft.ts';

test('addresses are read one per line, each once, and without a scheme are of the web', () => {
  expect(addressLines(' https://a.example/1 \r\n\na.example/二\nhttps://a.example/1\nftp://b.example')).toEqual([
    'https://a.example/1',
    'https://a.example/二',
    'ftp://b.example',
  ]);
  expect(addressLines(' \n')).toEqual([]);
});

test('addresses are found in the rows of a table, in links and in lists', () => {
  expect(addressLines('Guide\thttps://a.example/1?b=2\t12\na.example/2\tSecond')).toEqual([
    'https://a.example/1?b=2',
    'https://a.example/2',
  ]);
  expect(addressLines('- [Guide](https://a.example/1)\n- <https://a.example/2>\n- a.example/3')).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
  ]);
  expect(addressLines('https://a.example/x[1]?b=“2”')).toEqual(['https://a.example/x[1]?b=“2”']);
});

test('a draft is read back as it was kept, but for HTML that is too large to keep', () => {
  const draft = { ...emptyAddDraft, urls: 'a', html: '<p>b' };
  expect(readAddDraft(JSON.parse(JSON.stringify(storedDraft(draft))))).toEqual(draft);
  expect(storedDraft({ ...draft, html: 'x'.repeat(300_000) })).toEqual({ ...draft, html: '' });
  expect(readAddDraft({ urls: 1 })).toEqual(emptyAddDraft);
});
