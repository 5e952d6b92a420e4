import { expect, test } from 'vitest';
import { createPage } from './createPage.ts';
import type { DrawnPage } from './createPage.ts';

const built = `<!doctype html>
<html lang="zh-CN">
  <head>
    <title>AnswerScope</title>
    <script src="/boot.js"></script>
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-a.js">
    <link rel="stylesheet" crossorigin href="/assets/index-a.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const files = {
  entry: '/assets/index-a.js',
  styles: ['/assets/index-a.css', '/assets/create-a.css'],
  scripts: ['/assets/react-a.js', '/assets/create-a.js'],
  texts: { 'zh-CN': ['/assets/zh-a.js'], 'en-US': ['/assets/en-a.js'] },
};
const draw = (locale: string, theme: string, page = `<p>${theme}</p>`): DrawnPage => ({
  locale,
  theme,
  page: `<title>${locale} · A</title>${page}`,
  refusal: `<b>${locale}</b>`,
});
const all = ['zh-CN', 'en-US'].flatMap((locale) => [draw(locale, 'light'), draw(locale, 'dark')]);

test('each look is in the page once, unseen, with its title and its texts, and nothing before what was drawn', () => {
  const html = createPage(built, all, files);
  expect(html.match(/<template data-drawn=/gu)).toHaveLength(4);
  expect(html).toContain(
    '<template data-drawn="en-US dark" data-title="en-US · A" data-texts="/assets/en-a.js"><p>dark</p></template>',
  );
  expect(html.match(/<template data-refusal="[^"]*"><b>[^<]*<\/b>/gu)).toEqual([
    '<template data-refusal="zh-CN"><b>zh-CN</b>',
    '<template data-refusal="en-US"><b>en-US</b>',
  ]);
});

test('styles are fetched before anything is shown, scripts by what shows it, which stands behind all of it', () => {
  const html = createPage(built, all, files);
  expect(html.match(/<link[^>]*>/gu)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/index-a.css">',
    '<link rel="stylesheet" crossorigin href="/assets/create-a.css">',
  ]);
  expect(html.match(/<script[^>]*>/gu)).toEqual([
    '<script src="/boot.js">',
    '<script src="/create.js" data-app="/assets/index-a.js" data-scripts="/assets/react-a.js /assets/create-a.js">',
  ]);
  expect(html.indexOf('/create.js')).toBeGreaterThan(html.lastIndexOf('</template>'));
});

test('what is drawn goes into the page sign by sign', () => {
  const page = '<!--$--><i>$1 $& $`</i><!--/$-->';
  expect(createPage(built, [draw('zh-CN', 'light', page)], files)).toContain(page);
});

test.each([
  ['<p style="top:0">x</p>', 'style='],
  ['<script>x</script>', '<script'],
  ['<p onclick="x">x</p>', 'onclick='],
  ['<template id="B:0"></template>', '<template'],
])('%s is refused', (page, said) => {
  expect(() => createPage(built, [draw('zh-CN', 'light', page)], files)).toThrow(said);
});

test('a text that is missing is refused by its id, an address in a text is not', () => {
  expect(() => createPage(built, [draw('zh-CN', 'light', '<p>create.lead</p>')], files)).toThrow('create.lead');
  expect(createPage(built, [draw('zh-CN', 'light', '<p>Ask lin@example.com.</p>')], files)).toContain('lin@');
});

test('a page without a title, or without a place for it, is refused', () => {
  expect(() => createPage(built, [{ ...draw('zh-CN', 'light'), page: '<p></p>' }], files)).toThrow('title');
  expect(() => createPage('<html></html>', all, files)).toThrow('root');
});
