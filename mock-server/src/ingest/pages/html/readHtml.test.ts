import { expect, test } from 'vitest';
import { readHtml } from './readHtml.ts';

const ZH = `<!doctype html><html lang="zh-CN"><head><title>长途电动车怎么选 - 途电</title>
<link rel="canonical" href="https://www.tudian.example/range">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","datePublished":"2026-01-02T08:00:00+08:00","dateModified":"2026-02-03","author":{"@type":"Person","name":"王敏"},"publisher":{"@type":"Organization","name":"途电"}}]}</script>
<style>p{}</style></head><body>
<nav><a href="/">首页</a><a href="/about">关于我们</a></nav>
<header><h1>长途电动车怎么选</h1></header>
<main><p>作者：王敏，更新于 2026 年 2 月 3 日</p>
<p>途电 X9 在 120 km/h 下实测续航 512 公里，<a href="/lab?x=1">测试记录</a>。电池已经预热，气温 20 摄氏度，载重两人，空调设为 22 摄氏度，全程高速。</p>
<table><thead><tr><th>车型</th><th>续航</th></tr></thead><tbody><tr><td>X9</td><td>512 公里</td></tr></tbody></table>
<ul><li>先看高速续航</li><li><b>再看</b>充电速度，十分钟能补多少公里</li></ul>
<p style="display: none">藏起来的话</p><script>alert('脚本')</script></main>
<footer><a href="tel:400">联系客服</a>版权所有</footer></body></html>`;

test('a Chinese page becomes the Markdown of its content and what it says of itself', () => {
  const page = readHtml(ZH, 'https://www.tudian.example/range?from=x');
  expect(page).toMatchObject({
    canonical: 'https://www.tudian.example/range',
    title: '长途电动车怎么选 - 途电',
    language: 'zh',
    facts: {
      published: '2026-01-02',
      modified: '2026-02-03',
      visibleDate: '2026-02-03',
      author: '王敏',
      organisation: '途电',
      hasAbout: true,
      hasContact: true,
      textWithoutScripts: true,
      structuredData: ['Article', 'Person', 'Organization'],
    },
  });
  expect(page.text.split('\n')[0]).toBe('# 长途电动车怎么选');
  expect(page.text).toContain('[测试记录](https://www.tudian.example/lab?x=1)');
  expect(page.text).toMatch(/\| X9 +\| 512 公里 +\|/u);
  expect(page.text).toContain('- **再看**充电速度');
  for (const hidden of ['首页', '版权', '藏起来', '脚本', 'p{}']) expect(page.text).not.toContain(hidden);
});

test('an English page without any structured data is read from its words, meta elements and time', () => {
  const body = 'Range falls in winter because the cabin and the battery are heated. '.repeat(5);
  const page = readHtml(
    `<html><head><title>Winter range</title><meta name="author" content="Ann Lee"><meta property="og:site_name" content="Tudian">
     <meta property="article:published_time" content="2025-11-05T10:00:00Z"></head><body><div class="x"><h1>Winter range</h1>
     <p>Last updated: <time datetime="2025-12-24">24 December 2025</time></p><h2>Why?</h2><p>${body}</p></div>
     <a href="/contact-us">Write to us</a></body></html>`,
    '',
  );
  expect(page).toMatchObject({
    language: 'en',
    canonical: null,
    facts: {
      published: '2025-11-05',
      modified: null,
      visibleDate: '2025-12-24',
      author: 'Ann Lee',
      organisation: 'Tudian',
      hasAbout: false,
      hasContact: true,
      textWithoutScripts: true,
      structuredData: [],
    },
  });
  expect(page.text).toContain('## Why?');
});

test('a page that waits for its scripts has no text of its own', () => {
  const page = readHtml(
    '<body><div id="app"></div><noscript>Please switch on JavaScript to see this page, it is needed for everything here.</noscript><script src="app.js"></script></body>',
    'https://a.example/',
  );
  expect(page.text).toBe('');
  expect(page.facts.textWithoutScripts).toBe(false);
});

test('the article counts and not the teasers around it', () => {
  const long = '<p>Long text of the article that people came for, sentence after sentence. </p>'.repeat(10);
  const page = readHtml(
    `<body><aside>advert</aside><article><header><h1>Title</h1></header>${long}<footer>Corrections: tell us</footer></article><article><p>teaser</p></article></body>`,
    '',
  );
  expect(page.text).toContain('# Title');
  expect(page.text).toContain('Corrections: tell us');
  expect(page.text).not.toContain('teaser');
  expect(page.text).not.toContain('advert');
});

test('nothing of a page can be run where its Markdown is shown', () => {
  const { text } = readHtml(
    '<main><p>words <a href="javascript:alert(1)">here</a> <img src="data:image/png;base64,AA" alt="picture"> <a href=" JaVaScRiPt:alert(2)">there</a></p></main>',
    'https://a.example/',
  );
  expect(text).toBe('words here picture there');
});

test('slips in a page are survived', () => {
  expect(readHtml('', '').text).toBe('');
  expect(readHtml('<script type="application/ld+json">{broken</script><p>text', '').facts.structuredData).toEqual([]);
  expect(readHtml('<p>text<table><tr><td>cell', 'no address').text).toContain('text');
});

test('a page that is nested deeper than any reader goes is refused', () => {
  expect(readHtml(`${'<div>'.repeat(300)}text`, '').text).toBe('text');
  expect(() => readHtml(`${'<div>'.repeat(600)}text`, '')).toThrow('nested more than 512 deep');
});

test('a page with more text than is kept says so', () => {
  const paragraph = `<p>${'A sentence of the archive. '.repeat(100)}</p>`;
  const long = readHtml(`<article>${paragraph.repeat(60)}</article>`, '');
  expect(long.text).toHaveLength(100_000);
  expect(long.facts.isCut).toBe(true);
  expect(readHtml(`<article>${paragraph.repeat(6)}</article>`, '').facts).not.toHaveProperty('isCut');
});
