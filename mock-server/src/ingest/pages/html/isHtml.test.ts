import { expect, test } from 'vitest';
import { isHtml } from './isHtml.ts';

const is = (content: string | Buffer): boolean => isHtml(Buffer.from(content), content.toString());

test.each([
  '<!doctype html><title>Tents</title>',
  '\uFEFF\n<p>A part of a page',
  '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><body>x</body></html>',
  'Warning: a line of the server\n<html><body>x</body></html>',
  '<!-- from: a template --><div>x</div>',
])('HTML: %s', (content) => {
  expect(is(content)).toBe(true);
});

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj <</Type/Catalog>>'],
  ['a document of Word', Buffer.from('504b0304140008000800', 'hex')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d494844520000000000000001', 'hex')],
  ['Markdown', '# Tents\n\nTwo people, <br> one tent.'],
  ['JSON', '{"html":"<p>Tents</p>"}'],
  ['a page saved as a letter', 'From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\r\n<html>'],
  ['a feed', '<?xml version="1.0"?><!-- made by x --><rss version="2.0"><channel></channel></rss>'],
])('no HTML: %s', (_, content) => {
  expect(is(content)).toBe(false);
});

test('a page that begins with many comments or instructions is judged at once', { timeout: 2000 }, () => {
  expect(is(`<!--0${'--><!--e'.repeat(26)}--><html><p>Tents`)).toBe(true);
  expect(is(`${'<?xml version="1.0"?>'.repeat(26)}<html><p>Tents`)).toBe(true);
  expect(is(`<!--${'-'.repeat(60_000)}`)).toBe(true);
});
