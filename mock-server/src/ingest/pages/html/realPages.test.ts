import { describe, expect, test } from 'vitest';
import { readHtml } from './readHtml.ts';

const SENTENCE = 'A tent of this size keeps two people dry through a night of heavy rain. ';
const TEXT = `<p>${SENTENCE.repeat(6)}</p>`;
const ADDRESS = 'https://www.camp.example/tents/guide';

interface Page {
  readonly head?: string;
  readonly body?: string;
  readonly main?: string;
}
const page = ({
  head = '',
  main = '',
  body = `<main><h1>Tents</h1>${main}${TEXT}</main>`,
}: Page): ReturnType<typeof readHtml> =>
  readHtml(
    `<!doctype html><html lang="en"><head><title>Tents</title>${head}</head><body>${body}</body></html>`,
    ADDRESS,
  );

test('blanks use up no room: neither those of wide tables nor those of the source', () => {
  const rows = `<tr><td>T1</td><td>${'long '.repeat(400)}</td></tr>${'<tr><td>T</td><td>ok</td></tr>'.repeat(80)}`;
  const { text } = page({
    main: `<table><tr><th>Tent</th><th>Notes</th></tr>${rows}</table>${' \n\t'.repeat(60_000)}<p>It costs 249 euros.</p>`,
  });
  expect(text).toContain('It costs 249 euros.');
  expect(text.length).toBeLessThan(4000);
});

describe('the date a reader sees', () => {
  const JSON_LD = '<script type="application/ld+json">{"@type":"Article","dateModified":"2026-04-02"}</script>';
  test.each([
    ['only machines read it', { head: JSON_LD, main: JSON_LD.replace('dateModified', 'last updated on') }, null],
    [
      'a comment has another',
      {
        main: '<time datetime="2025-02-03">3 February 2025</time><div class="comment-list"><p>Updated on 9 May 2026</p><time datetime="2026-05-09">9 May</time></div>',
      },
      '2025-02-03',
    ],
    [
      'a comment alone has one',
      { main: '<ol id="comments"><li><time datetime="2026-05-09">9 May 2026</time></li></ol>' },
      null,
    ],
    [
      'a teaser has one',
      {
        body: `<article><h1>Tents</h1>${TEXT}<article><time datetime="2026-05-09">9 May 2026</time> Stoves</article></article>`,
      },
      null,
    ],
    ['a line below the title', { main: '<div class="meta">Camp Daily · 7 April 2026 09:30</div>' }, '2026-04-07'],
    [
      'a sentence tells of another day',
      { main: '<p>The first of these tents was sold on 7 April 2020 in a small shop near the lake.</p>' },
      null,
    ],
    [
      'a link to another page has one, and the title the own one above it',
      {
        body: `<main><div><div><p>3 February 2025</p><a href="/guides">Guides</a></div><h1>Tents</h1></div>${TEXT}<a href="/stoves">Stoves of this year, tested <time datetime="2026-05-09">9 May 2026</time></a></main>`,
      },
      '2025-02-03',
    ],
    [
      'a link to this page has one',
      { main: '<a href="/tents/guide"><time datetime="2025-02-03">3 February 2025</time></a>' },
      '2025-02-03',
    ],
    ['a table of facts has one', { main: '<table><tr><th>First sold</th><td>7 April 2020</td></tr></table>' }, null],
    [
      'the head of a paper has today’s, far above the title',
      { body: `<header><p>9 May 2026</p></header><main><h1>Tents</h1>${TEXT}</main>` },
      null,
    ],
    [
      'the foot says when it was edited',
      { body: `<main><h1>Tents</h1>${TEXT}</main><footer>This page was last edited on 7 April 2026</footer>` },
      '2026-04-07',
    ],
    ['a date hidden from readers', { main: '<p style="display:none">Updated on 9 May 2026</p>' }, null],
    [
      'in the foot with its word',
      { body: `<main><h1>Tents</h1>${TEXT}</main><footer>Last updated: 2026-04-07</footer>` },
      '2026-04-07',
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(page(given).facts.visibleDate).toBe(expected);
  });

  test('Chinese pages write it below the title without a word before it', () => {
    const text = '帐篷能挡住一整夜的大雨，两个人睡也不挤，收起来只有一公斤半。'.repeat(8);
    const zh = (line: string) =>
      readHtml(
        `<html><body><div class="art"><h1>帐篷怎么选</h1><div class="info">${line}</div><p>${text}</p></div></body></html>`,
        ADDRESS,
      );
    expect(zh('<span>露营周刊</span><span>2026年4月7日 09:30</span>').facts.visibleDate).toBe('2026-04-07');
    expect(zh('<span>来源：露营周刊</span>').facts.visibleDate).toBeNull();
  });
});

test('rules of the page for robots are facts; those for others are not', () => {
  const rules = (head: string) => page({ head }).facts.directives;
  expect(rules('<meta name="ROBOTS" content="NOINDEX, follow"><meta name="googlebot" content="nosnippet">')).toEqual([
    'noindex',
    'googlebot:nosnippet',
  ]);
  expect(rules('<meta name="robots" content="none, max-snippet: 0">')).toEqual(['noindex', 'nosnippet']);
  expect(rules('<meta name="robots" content="index, max-snippet:-1"><meta name="somebot" content="noindex">')).toEqual(
    [],
  );
});

test('a shell whose only words ask for cookies has no text of its own', () => {
  const banner =
    '<div id="cookie-consent"><p>We use cookies to measure visits. You can change your mind whenever you like.</p><button>Agree</button></div>';
  const shell = page({
    head: '<script src="a.js"></script>',
    body: `<div id="app"></div>${banner.replace('</p>', `${SENTENCE.repeat(5)}</p>`)}`,
  });
  expect(shell).toMatchObject({ text: '', facts: { textWithoutScripts: false } });
  const whole = page({ body: `<main><h1>Tents</h1>${TEXT}</main>${banner}` });
  expect(whole.text).not.toContain('cookies');
  expect(whole.facts.textWithoutScripts).toBe(true);
  // A page about cookie banners is none.
  expect(
    page({
      body: `<div class="cookie-policy"><h1>Cookies</h1><p>${SENTENCE.repeat(6)} cookies <a href="/">home</a></p></div>`,
    }).text,
  ).toContain('A tent');
});

test('answers that a click unfolds are text; menus and dialogs are not', () => {
  const { text } = page({
    main: `<h3>Is it dry?</h3><div style="display: none"><p>Yes, to 3000 mm.</p></div>
      <button aria-controls="a2">Is it light?</button><div id="a2" hidden><p>It weighs 1.4 kg.</p></div>
      <details><summary>Is it safe?</summary><p>It is fire proof.</p></details>
      <div class="tab-pane" aria-hidden="true"><p>Two poles.</p></div>
      <button aria-controls="menu">Menu</button><div id="menu" hidden><a href="/a">Stoves of all sizes</a> <a href="/b">Ropes</a></div>
      <div style="display:none"><p>Tracking text.</p></div>`,
  });
  for (const answer of ['3000 mm', '1.4 kg', 'fire proof', 'Two poles']) expect(text).toContain(answer);
  for (const hidden of ['Stoves', 'Tracking']) expect(text).not.toContain(hidden);
});

test('comments of the source are no text, and scripts wrapped in them are read', () => {
  const head =
    '<script type="application/ld+json">//<![CDATA[\n{"@type":"Article","datePublished":"2026-04-07"}\n//]]></script>';
  const { text, facts } = page({ head, main: '<!-- ask the shop --><!--[if IE]><p>old</p><![endif]-->' });
  expect(text).not.toMatch(/<!--|ask the shop|old/u);
  expect(facts).toMatchObject({ published: '2026-04-07', structuredData: ['Article'] });
  const xhtml = readHtml(
    `<?xml version="1.0"?><html><body><main><p><![CDATA[${SENTENCE.repeat(4)}Price < 300 & more]]></p></main></body></html>`,
    ADDRESS,
  );
  expect(xhtml.text).toContain('A tent of this size');
  expect(xhtml.text).toMatch(/Price \\?< 300/u);
});

test.each([
  ['//<![CDATA[\n', '\n//]]>'],
  ['/* <![CDATA[ */', '/* ]]> */'],
  ['<!--', '-->'],
  ['\n', '\n'],
])('JSON-LD between %j and %j is read', (before, after) => {
  const head = `<script type="application/ld+json">${before}{"@type":"Article"}${after}</script>`;
  expect(page({ head, main: '' }).facts.structuredData).toEqual(['Article']);
});

test('a script of many blanks keeps nobody waiting', { timeout: 3000 }, () => {
  const head = `<script type="application/ld+json">{${'/* '.repeat(2)}${' '.repeat(60_000)}x</script>`;
  expect(page({ head, main: '' }).facts.structuredData).toEqual([]);
});

test('a by-line ends before the date', () => {
  const author = (line: string) => page({ main: `<p>${line}</p>` }).facts.author;
  expect(author('By Mary Ann Lee March 4, 2026')).toBe('Mary Ann Lee');
  expect(author('By Ann Lee Updated 4 March 2026')).toBe('Ann Lee');
  expect(author('By April May')).toBe('April May');
});

test('addresses of the page go on from where it stands', () => {
  expect(page({ head: '<link rel="canonical" href="../guide">' }).canonical).toBe('https://www.camp.example/guide');
  expect(page({ head: '<meta property="og:url" content="//camp.example/g">' }).canonical).toBe(
    'https://camp.example/g',
  );
  const based = page({ head: '<base href="https://camp.example/de/">', main: '<p><a href="zelt">Zelt</a></p>' });
  expect(based.text).toContain('(https://camp.example/de/zelt)');
  expect(readHtml('<link rel="canonical" href="/guide"><p>x', '').canonical).toBeNull();
});

describe('a page made of divs', () => {
  const links = (name: string, count: number) =>
    `<div class="${name}"><ul>${Array.from({ length: count }, (_, i) => `<li><a href="/${name}${String(i)}">${name} entry number ${String(i)} of the list</a></li>`).join('')}</ul></div>`;

  test('is its text, without the lists of links around it', () => {
    const { text } = page({
      body: `${links('topnav', 25)}<div class="content"><h1>Tents</h1>${TEXT}${TEXT}</div>${links('hot', 25)}`,
    });
    expect(text.startsWith('# Tents')).toBe(true);
    expect(text).toContain('heavy rain');
    expect(text).not.toContain('entry number');
  });

  test('keeps all its parts where a reader view would leave text out', () => {
    const parts = Array.from(
      { length: 6 },
      (_, i) => `<div class="block${String(i)}"><h2>Part ${String(i)}</h2><div>${SENTENCE.repeat(3)}</div></div>`,
    );
    const { text } = page({ body: `<h1>Tents</h1>${parts.join('')}` });
    for (let i = 0; i < 6; i += 1) expect(text).toContain(`Part ${String(i)}`);
  });

  test('keeps its text where lists of links outweigh it', () => {
    const parts = ['one', 'two', 'three', 'four'].map(
      (part) => `<div class="${part}"><h2>Part ${part}</h2><div>${SENTENCE.repeat(2)}</div></div>${links(part, 30)}`,
    );
    const box = `<div class="article-text"><p>${'Ask us, we know, we care, we help. '.repeat(3)}</p></div>`;
    const { text } = page({ body: `<h1>Tents</h1>${parts.join('')}${box}` });
    for (const part of ['one', 'two', 'three', 'four']) expect(text).toContain(`Part ${part}`);
  });
});

test('a head that is never ended takes no text with it', () => {
  const { text } = page({ body: `<header><nav>Menu</nav><article><h1>Tents</h1>${TEXT}</article>` });
  expect(text).toContain('heavy rain');
  expect(text).not.toContain('Menu');
});

test('an article is told from a box of links that is called one', () => {
  const box = Array.from({ length: 40 }, (_, i) => `<a href="/${String(i)}">Another story, number ${String(i)}</a>`);
  const { text } = page({ body: `<h1>Tents</h1><article>${box.join(' ')}</article><article>${TEXT}</article>` });
  expect(text).toContain('heavy rain');
  expect(text).not.toContain('Another story');
});

test('the article with the title is part of the page, however long those below it are', () => {
  const others = `<article><h2>Stoves</h2>${TEXT}${TEXT}</article>`;
  const { text } = page({ body: `<article><h1>Tents</h1><p>Two of them are new.</p></article>${others}` });
  expect(text).toContain('Two of them are new.');
});
