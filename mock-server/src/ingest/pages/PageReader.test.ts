import { afterEach, expect, test, vi } from 'vitest';
import { LoopWatch } from '#server/testing/LoopWatch.ts';
import { PageReader } from './PageReader.ts';

// Starting a thread is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reader = new PageReader();
afterEach(() => {
  reader.close();
});

test('pages are read one after another, and what defeats the reader does not stop it', async () => {
  const [first, deep, second] = await Promise.allSettled([
    reader.read('<title>One</title><p>text', 'https://a.example/'),
    reader.read('<div>'.repeat(200_000), 'https://a.example/deep'),
    reader.read('<title>Two</title><p>text', 'https://a.example/'),
  ]);
  expect(first).toMatchObject({ value: { title: 'One', text: 'text' } });
  expect(deep).toMatchObject({ status: 'rejected', reason: { kind: 'not_html' } });
  expect(second).toMatchObject({ value: { title: 'Two' } });
  reader.close();
  expect(await reader.read('<title>Three</title>', '')).toMatchObject({ title: 'Three' });
});

const SITE = 'a.example';
const sitemapOf = (pages: number): Buffer =>
  Buffer.from(
    `<urlset>${Array.from({ length: pages }, (_, i) => `<url><loc>https://a.example/${'p'.repeat(80)}${String(i)}</loc></url>`).join('')}</urlset>`,
  );

test('a large sitemap and hostile rules are read without holding the server up', async () => {
  const bytes = sitemapOf(80_000);
  expect(bytes.length).toBeGreaterThan(9_000_000);
  await reader.read('<p>text', '');
  let pages = 0;
  const held = await new LoopWatch().during(async () => {
    pages = (
      await reader.sitemap({ bytes, contentType: 'application/xml', address: `https://${SITE}/map.xml`, site: SITE })
    ).pages.length;
  });
  expect(pages).toBe(80_000);
  expect(held).toBeLessThan(200);
  const rule = `Disallow: /${'*aaaaaaaaab'.repeat(9)}`;
  const text = `User-agent: *\n${`${rule}\n`.repeat(4500)}`;
  const page = { url: `https://a.example/${'a'.repeat(1900)}`, names: ['Reader', 'GPTBot', 'ClaudeBot'] };
  const busy = await new LoopWatch().during(() =>
    reader.robots({ file: 'https://a.example/robots.txt', text, page }).catch((error: unknown) => {
      expect(error).toMatchObject({ kind: 'timeout' });
    }),
  );
  expect(busy).toBeLessThan(200);
  // The thread serves the next page.
  expect(await reader.read('<title>After</title>', '')).toMatchObject({ title: 'After' });
});
