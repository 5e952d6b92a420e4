import { expect, test } from 'vitest';
import { parseCitations } from './parseCitations.ts';

const A = 'https://lamps.example/a';
const B = 'https://tests.example/b';
const urls = (value: unknown): string[] | undefined => parseCitations(value).citations?.map(({ url }) => url);

test.each([
  ['objects around the page', [{ type: 'url_citation', url_citation: { url: A } }, { source: { url: B } }]],
  ['other names of the address', [{ source_url: A }, { page_url: B }]],
  ['a map from number to address', { '1': A, '2': B }],
  ['a map from address to title', { [A]: 'Lamps', [B]: 'Tests' }],
  ['a map from host to addresses', { 'lamps.example': [A], 'tests.example': [B] }],
  [
    'pairs of address and title',
    [
      [A, 'Lamps'],
      ['Tests', B],
    ],
  ],
  ['lists in a list', [[A, B]]],
  ['a list beside its count', { count: 2, items: [{ link: A }, { link: B }] }],
  ['cited pages beside those only found', { cited: [A, B], retrieved: ['https://c.example'] }],
  ['a Python list', `['${A}', "${B}"]`],
  ['a Python list of dicts', `[{'url': '${A}', 'title': None, 'rank': 1.0}, {'url': '${B}', 'title': "It's B"}]`],
  ['objects as Python prints them', `[Source(url='${A}', score=0.5), Source(url='${B}', score=None)]`],
  [
    'JSON in JSON',
    JSON.stringify(JSON.stringify([A, B]))
      .slice(1, -1)
      .replaceAll('\\"', '"'),
  ],
  ['numbered lines with titles', `1. Lamps of the year - ${A}\n2. Tests: ${B}`],
  ['marks before them', `[1] ${A}\n[2] ${B}`],
  ['marks behind them', `${A}, (${B}).`],
  ['Chinese marks behind them', `《灯》${A}；《测试》${B}。`],
  ['Markdown links', `[Lamps](${A} "the lamps") and [[2]](${B})`],
  ['links and bare addresses', `[Lamps](${A}) ${B}`],
  ['texts of links in a list', [`[Lamps](${A})`, `Tests: ${B}`]],
  ['a grounding', { groundingChunks: [{ web: { uri: A } }, { web: { uri: B } }] }],
])('pages are found in %s', (_, value) => {
  expect(urls(value)).toEqual([A, B]);
});

test('brackets inside an address stay, whichever way it is written', () => {
  const page = 'https://wiki.example/Lumora_(lamps)';
  expect(urls(`[Lumora](${page})`)).toEqual([page]);
  expect(urls(`(${page})`)).toEqual([page]);
  expect(urls([page])).toEqual([page]);
});

test.each(['null', 'NaN', 'None', 'N/A', 'n/a', 'undefined', '-', '未采集', 3, '3', true])(
  '%j says that nothing was captured',
  (value) => {
    expect(parseCitations(value)).toEqual({ citations: null, dropped: 0 });
  },
);

test.each(['1,2', '[1, 2]', '[1][3]', '[^1]', '1、2', ['1', '2'], [1, 2], "['1', '2']"])(
  '%j are numbers of references, whose pages are not recorded',
  (value) => {
    expect(parseCitations(value)).toEqual({ citations: null, dropped: 0 });
  },
);

test('a list of other things, such as facts that a person marked, tells no sources, and not that there were none', () => {
  const facts = [{ text: 'Lumora was made in 1990.', label: 'S' }, { text: 'It is bright.' }];
  expect(parseCitations(facts)).toEqual({ citations: null, dropped: 0 });
  expect(parseCitations([{ title: 'Tests of lamps' }])).toEqual({ citations: [], dropped: 1 });
  expect(parseCitations([...facts, A]).dropped).toBe(2);
});

test.each(['[]', '{}', '0', 0, 'no citations', '无', '无引用', [], {}])('%j says that there were none', (value) => {
  expect(parseCitations(value)).toEqual({ citations: [], dropped: 0 });
});

test('a redirect leads to the site that its title or domain names, and nowhere without one', () => {
  const redirect = (id: string): string => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}`;
  const list = [
    { web: { uri: redirect('x'), title: 'lamps.example' } },
    { web: { uri: redirect('y'), title: 'A test of lamps', domain: 'tests.example' } },
    { url: redirect('z'), title: 'A title' },
    redirect('w'),
    { url: 'https://www.baidu.com/link?url=AbC', title: '灯具大全' },
  ];
  expect(parseCitations(list)).toMatchObject({ dropped: 3 });
  expect(urls(list)).toEqual(['https://lamps.example/', 'https://tests.example/']);
});

test('entries that the file itself marks as not cited are left out, and are no losses', () => {
  const list = [
    { url: A, cited: true },
    { url: B, cited: false },
  ];
  expect(urls(list)).toEqual([A]);
  expect(parseCitations(list).dropped).toBe(0);
});

test('a host alone is a page', () => {
  expect(urls([{ domain: 'lamps.example', title: 'Lamps' }])).toEqual(['lamps.example']);
});

test('how often a site is cited is no source', () => {
  const parsed = parseCitations('lamps.example (3), tests.example (12%)');
  expect(parsed).toMatchObject({ citations: [{ url: 'lamps.example' }, { url: 'tests.example' }], dropped: 0 });
});

test('names of sources in a list are entries without an address, not words of one each', () => {
  expect(parseCitations(['Lamp Weekly · 3 lamps tested', 'Tests of lamps'])).toMatchObject({
    citations: [{ url: 'Lamp Weekly · 3 lamps tested' }, { url: 'Tests of lamps' }],
  });
  expect(parseCitations(['lamps.example – 3 lamps tested', 'Best lamps: https://tests.example/b']).citations).toEqual([
    { position: 1, url: 'lamps.example', title: '' },
    { position: 2, url: 'https://tests.example/b', title: '' },
  ]);
});

test('the name of a source without an address is one entry, however many words it has', () => {
  expect(parseCitations('Annual report, 2026').citations).toEqual([
    { position: 1, url: 'Annual report, 2026', title: '' },
  ]);
  expect(parseCitations('a.example, b.example').citations).toHaveLength(2);
});

test('a cell of many commas keeps nobody waiting', { timeout: 2000 }, () => {
  expect(urls(`${A}${','.repeat(60_000)}x`)).toHaveLength(1);
});
