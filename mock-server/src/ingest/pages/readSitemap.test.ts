import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSitemap } from './readSitemap.ts';

const read = (text: string | Buffer) => readSitemap(Buffer.from(text), 'application/xml');

test('a sitemap lists pages, with or without a namespace, packed or not', async () => {
  const xml =
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://a.example/?x=1&amp;y=2 </loc></url><url><loc><![CDATA[https://a.example/二]]></loc></url></urlset>';
  const pages = ['https://a.example/?x=1&y=2', 'https://a.example/二'];
  expect(await read(xml)).toEqual({ pages, sitemaps: [] });
  expect(await read(gzipSync(xml))).toEqual({ pages, sitemaps: [] });
  expect(await read('<s:urlset xmlns:s="x"><s:url><s:loc>https://a.example/</s:loc></s:url></s:urlset>')).toEqual({
    pages: ['https://a.example/'],
    sitemaps: [],
  });
});

test('characters by their numbers, and addresses of pictures beside that of the page', async () => {
  const numbers = '<url><loc>https://a.example/?x=1&#38;y=2&#x26;z=3</loc></url>';
  const picture = '<url><loc>https://a.example/p</loc><image:loc>https://a.example/p.png</image:loc></url>';
  expect((await read(`<urlset>${numbers}${picture}</urlset>`)).pages).toEqual([
    'https://a.example/?x=1&y=2&z=3',
    'https://a.example/p',
  ]);
});

test('an index lists sitemaps, and a text file lists pages', async () => {
  expect(await read('<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>')).toEqual({
    pages: [],
    sitemaps: ['https://a.example/1.xml'],
  });
  expect(await read('https://a.example/1\r\nhttps://a.example/2\n')).toMatchObject({
    pages: ['https://a.example/1', 'https://a.example/2'],
  });
});

test('entities that the document defines are left as they stand', async () => {
  const list = '<urlset><url><loc>https://a.example/&b;</loc></url></urlset>';
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  expect((await read(bomb + list)).pages).toEqual(['https://a.example/&b;']);
  const outside = read(`<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]>${list}`);
  await expect(outside).rejects.toMatchObject({ kind: 'not_sitemap' });
});

test.each(['<html><body>Not found</body></html>', 'no sitemap', '', '<urlset', '<a>'.repeat(100_000)])(
  'what is no sitemap is refused: %#',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ kind: 'not_sitemap' });
  },
);

test('a line that is almost all blanks is read at once', async () => {
  const began = performance.now();
  const { pages } = await read(`https://a.example/1\n\t \r\n  https://a.example/${' '.repeat(300_000)}x \n`);
  expect(pages).toHaveLength(2);
  expect(performance.now() - began).toBeLessThan(3000);
});

test('what unpacks to more than any sitemap is refused', async () => {
  await expect(read(gzipSync(Buffer.alloc(40_000_000)))).rejects.toMatchObject({ kind: 'too_large' });
});
