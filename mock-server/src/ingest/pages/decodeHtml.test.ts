import { expect, test } from 'vitest';
import { decodeHtml } from './decodeHtml.ts';

// 中文 in GBK.
const GBK = Uint8Array.from([0xd6, 0xd0, 0xce, 0xc4]);
const join = (...parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

test('the encoding is what the mark, the server, the page or at last the bytes say', () => {
  expect(decodeHtml(join('<p>', GBK), 'text/html; charset=GBK')).toBe('<p>中文');
  expect(decodeHtml(join('<meta charset="gb2312"><p>', GBK))).toContain('中文');
  expect(decodeHtml(join('<meta http-equiv="Content-Type" content="text/html; charset=gbk">', GBK))).toContain('中文');
  expect(decodeHtml(join('<p>', GBK))).toBe('<p>中文');
  expect(decodeHtml(Buffer.from('<p>中文'))).toBe('<p>中文');
  expect(decodeHtml(join(Uint8Array.from([0xef, 0xbb, 0xbf]), '<meta charset="gbk">中文'))).toContain('中文');
  expect(decodeHtml(Buffer.from('<p>中文'), 'text/html; charset=no-such-thing')).toBe('<p>中文');
});

test('a name of an encoding that was left behind is found out', () => {
  const body = `<p>${'Zelte für zwei, 帐篷 '.repeat(5)}`;
  expect(decodeHtml(Buffer.from(`<meta charset="gb2312">${body}`))).toContain('für zwei, 帐篷');
  expect(decodeHtml(Buffer.from(body), 'text/html; charset=ISO-8859-1')).toContain('für zwei, 帐篷');
  expect(decodeHtml(join('<meta charset="utf-8"><p>', GBK, GBK, GBK))).toContain('中文中文中文');
  expect(decodeHtml(join('<meta charset="gbk"><p>', GBK), 'text/html; charset=utf-8')).toContain('中文');
});

test('a long Content-Type keeps nobody waiting', { timeout: 2000 }, () => {
  expect(decodeHtml(Buffer.from('<p>中文'), `text/html; charset=${'\t'.repeat(60_000)}`)).toBe('<p>中文');
  expect(decodeHtml(join('<p>', GBK), 'text/html; charset = "GBK"')).toBe('<p>中文');
});
