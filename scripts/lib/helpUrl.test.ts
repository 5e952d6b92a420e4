import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { putHelpUrl } from './helpUrl.ts';
import { readPageLine } from './pageLine.ts';

const page = readFileSync('client/index.html', 'utf8');

test('help pages can be named and taken out again', () => {
  const named = putHelpUrl(page, 'https://help.example.com/start?a=1#top');
  expect(readPageLine(named, 'help-url')).toBe('https://help.example.com/start?a=1#top');
  expect(putHelpUrl(named, '')).toBe(page);
});

test.each(['http://help.example.com', 'help.example.com', 'javascript:alert(1)', 'x" onload="y'])(
  '%s is refused',
  (address) => {
    expect(() => putHelpUrl(page, address)).toThrow('is not a help site: use an address like https://help.example.com');
  },
);

test('what would leave the line is written so that it stays inside', () => {
  expect(putHelpUrl(page, 'https://help.example.com/"><script>').match(/<script/gu)).toHaveLength(
    (page.match(/<script/gu) ?? []).length,
  );
});
