import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './readSources.ts';

const sources = readSources(['client/src', 'mock-server/src', 'fixtures', 'scripts']);
const paths = [...sources.keys()];
const all = [...sources.values()].join('\n');
const catalogues = [...sources].filter(([path]) => path.startsWith('client/src/i18n/')).map(([, text]) => text);
const words = catalogues.join('\n').toLowerCase();
const NOUN = '| **';
const WORDS_CELL = 2;
const ADDRESS_CELL = 3;
const CODE_CELL = 5;

const [product = '', engineering = ''] = readFileSync('GLOSSARY.md', 'utf8').split('## Engineering');
const rows = product
  .split('\n')
  .filter((line) => line.startsWith(NOUN))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const codeOf = (text: string): string[] => [...text.matchAll(/`([^`]+)`/gu)].flatMap(([, code]) => code ?? []);

/** Whether the code named in a row exists: a folder, a file, or an identifier. */
function exists(code: string): boolean {
  if (/^[\w-]+(?:\/[\w-]+)+$/u.test(code) || /\.(?:ts|md)$/u.test(code)) {
    return code.endsWith('.md') || paths.some((path) => `/${path}`.includes(`/${code}`));
  }
  return new RegExp(String.raw`\b${code}\b`, 'u').test(all) || paths.some((path) => path.startsWith(`${code}/`));
}

test('the glossary has the nouns of the product, and each names code that is there', () => {
  expect(rows.length).toBeGreaterThan(38);
  const missing = rows.flatMap((row) => codeOf(row[CODE_CELL] ?? '').filter((code) => !exists(code)));
  expect(missing).toEqual([]);
});

test('addresses of the glossary are addresses of the client', () => {
  const addresses = rows.flatMap((row) => codeOf(row[ADDRESS_CELL] ?? '')).filter((code) => code.startsWith('/'));
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((address) => !all.includes(`'${address.replace(/\?.*$/u, '')}'`))).toEqual([]);
});

test('its words on screen are those of the catalogues', () => {
  const shown = rows
    .flatMap((row) => (row[WORDS_CELL] ?? '').split(/[,;]/u))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  expect(shown.filter((word) => !words.includes(word))).toEqual([]);
});

test('its words of engineering name code that is there', () => {
  const names = codeOf(engineering).filter((code) => /^\w+$/u.test(code));
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
