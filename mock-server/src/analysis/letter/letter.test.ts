import { expect, test } from 'vitest';
import { measureIdSchema } from '#client/api/measureSchemas.ts';
import type { ReportLocale, ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import { formatDifference, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { SITUATIONS } from '#server/testing/testLetters.ts';
import { letterFigures } from './letterFigures.ts';
import { writeLetter } from './writeLetter.ts';

type Situation = keyof typeof SITUATIONS;

function textOf(name: Situation, locale: ReportLocale, wording: ReportWording = 'client'): string {
  return writeLetter(SITUATIONS[name], locale, wording)
    .flatMap(({ sentences }) => sentences)
    .join(locale === 'zh-CN' ? '' : ' ');
}

const partsOf = (name: Situation): readonly string[] =>
  writeLetter(SITUATIONS[name], 'en-US', 'client').map(({ part }) => part);

/** For each situation, the phrases that the letter must contain in both languages, and those it must not. */
const SAID: Readonly<
  Record<Situation, { readonly en: readonly string[]; readonly zh: readonly string[]; readonly not: RegExp }>
> = {
  rise: {
    en: [
      'AI engines mention Northwind more often than before.',
      'It appears in 43.1% of their answers (its visibility), up from 37.9% in the previous period (Nov 9 – Nov 15, 2026).',
      'Most of the rise comes from ChatGPT (+3.1 pts) and Kimi (+1.2 pts).',
      '“How to choose a lamp”, published Nov 3, 2026, worked',
      '1. Get Northwind listed on g2.com, as some answers that cite it mention only competitors (based on 48 answers).',
    ],
    zh: ['AI 回答提到 Northwind 的比例确实上升了。', '2026年11月9日至11月15日', '1. 争取让 g2.com 收录 Northwind'],
    not: /less often|drop|下降了/u,
  },
  drop: {
    en: [
      'AI engines mention Northwind less often than before.',
      'down from 43.1%',
      'Most of the drop comes from DeepSeek (-5.2 pts).',
      'It began about the time of this event: Contoso launched a new product (Nov 17, 2026). That fits, but does not prove the cause.',
      'Apart from visibility, nothing has changed for certain.',
    ],
    zh: [
      'AI 回答提到 Northwind 的比例确实下降了。',
      '时间吻合不等于就是原因。',
      '除可见度外，没有其他可以确定的变化。',
    ],
    not: /more often|rise/u,
  },
  noise: {
    en: [
      'There is no clear change in how often AI engines mention Northwind.',
      'A difference this small can easily be chance.',
      'Nothing has changed for certain in this period.',
      'The overall figure shows normal variation, so there is no cause to look for.',
    ],
    zh: ['AI 回答提到 Northwind 的比例没有明显变化。', '本期没有可以确定的变化。', '不必寻找原因'],
    not: /Most of|rose|fell|主要来自/u,
  },
  maybe: {
    en: ['Northwind may be gaining ground in AI answers, but it is too early to be sure.'],
    zh: ['Northwind 在 AI 回答中的可见度可能在上升，但现在下结论还太早。'],
    not: /unlikely to be chance|确实/u,
  },
  otherPrompts: {
    en: [
      'AI engines mention Northwind more often than before.',
      'in 64.4% of their answers (its visibility), compared with 64.5% in the previous period',
      'For the prompts asked in both periods, the change is +2.3 pts. A rise like this is unlikely to be chance.',
      'share of voice on Kimi went from 31.0% to 29.8% (-1.2 pts; +1.1 for prompts asked in both periods).',
      'The two periods asked different prompts',
    ],
    zh: [
      '是 64.5%；只看两个周期都问过的提示词，变化为 +2.3 百分点。',
      '从 31.0% 变为 29.8%（-1.2 百分点；只看两个周期都问过的提示词为 +1.1）。',
      '两个周期问的提示词不同',
    ],
    not: /up from|rose|升至|ChatGPT/u,
  },
  thin: {
    en: [
      'There are too few answers for conclusions: 18 answers to 3 prompts.',
      'Northwind appears in 33.3% of the answers (its visibility), which is a first impression, not a finding.',
    ],
    zh: ['本期样本太少，还不能下结论：只有 3 个提示词、18 条回答。', '只能当作初步印象'],
    not: /rank|rose|fell|previous period|位/u,
  },
  noDomain: {
    en: ['No website is set for Northwind, so it is not known how often its own pages are cited.'],
    zh: ['尚未设置 Northwind 的官网域名，因此不知道自有页面被引用了多少。'],
    not: /citation rate|引用率/u,
  },
  newProject: {
    en: ['This is the first period with answers, so there is nothing to compare it with yet.', '43.1%'],
    zh: ['这是第一个有数据的周期，暂时没有可以对比的数据。'],
    not: /up from|more often|less often|changed|上升|下降/u,
  },
  gap: {
    en: [
      'There are no usable answers from the previous period (Nov 9 – Nov 15, 2026), so nothing can be said about changes.',
    ],
    zh: ['上一周期（2026年11月9日至11月15日）没有有效回答，无法判断有没有变化。'],
    not: /first period|第一个/u,
  },
  modelChange: {
    en: [
      'ChatGPT answered mostly with gpt-4o before and with gpt-5 now, so its figures from the two periods are hard to compare.',
      'Also keep in mind: Kimi updated its model on Nov 18, 2026.',
    ],
    zh: [
      'ChatGPT 的回答此前主要来自 gpt-4o，现在主要来自 gpt-5，前后数据不宜直接比较。',
      '2026年11月18日有“Kimi 更新了模型”',
    ],
    not: /not counted/u,
  },
  modelUpdate: {
    en: [
      'Kimi answered mostly with k1.5 before and with k2 now (Kimi updated its model on Nov 18, 2026), so',
      'The action board is based on answers from Nov 1 – Nov 28, 2026.',
    ],
    zh: ['现在主要来自 k2（2026年11月18日：Kimi 更新了模型）', '行动看板依据的是 2026年11月1日至11月28日的回答。'],
    not: /Also keep in mind|另外请注意/u,
  },
  contradicted: {
    en: [
      'Answers contradict 2 of the 4 facts on record.',
      'The most serious error: on “The lamp costs $49”, 12 answers (21.4% of those that speak of it) say “$59”.',
    ],
    zh: ['已登记的 4 条品牌事实中，有 2 条被回答说错。', '有 12 条回答（占谈到此事的回答的 21.4%）说成“$59”。'],
    not: /No answer contradicts|没有回答与/u,
  },
  dropModelFacts: {
    en: [
      'less often than before',
      'Kimi updated its model (Nov 18, 2026)',
      'with k1.5 before and with k2 now',
      'contradict 2 of the 4',
      'No website is set',
    ],
    zh: ['确实下降了', 'Kimi 更新了模型', '此前主要来自 k1.5', '有 2 条被回答说错', '尚未设置'],
    not: /more often/u,
  },
  noiseEffects: {
    en: [
      'the same as in the previous period',
      '“Lamps for offices”, published Nov 18, 2026, can be judged once there are answers up to Nov 26, 2026.',
    ],
    zh: ['持平', '2026年11月18日发布的“Lamps for offices”要等有了截至 2026年11月26日的回答才能判断效果。'],
    not: /worked|有效/u,
  },
  nothing: {
    en: ['There are no usable answers from Nov 16 – Nov 22, 2026, so there is nothing to say about Northwind.'],
    zh: ['2026年11月16日至11月22日没有有效回答，无法评价 Northwind 的表现。'],
    not: /%/u,
  },
};

const NAMES = Object.keys(SITUATIONS).filter((name): name is Situation => name in SITUATIONS);

test.each(NAMES)('the letter of %s says what it has to, in both languages, and nothing else', (name) => {
  const [en, zh] = [textOf(name, 'en-US'), textOf(name, 'zh-CN')];
  for (const sentence of SAID[name].en) expect(en).toContain(sentence);
  for (const sentence of SAID[name].zh) expect(zh).toContain(sentence);
  expect(en).not.toMatch(SAID[name].not);
  expect(zh).not.toMatch(SAID[name].not);
});

test.each(NAMES)('no sentence of %s is broken: no undefined, no doubled signs, a space between scripts', (name) => {
  for (const wording of ['client', 'analyst'] as const) {
    const [en, zh] = [textOf(name, 'en-US', wording), textOf(name, 'zh-CN', wording)];
    for (const text of [en, zh]) expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.|。。|，，|\(\)|（）/u);
    expect(en).not.toMatch(/\p{Script=Han}|[，。；：（）]/u);
    expect(zh).not.toMatch(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u);
  }
});

test('analysts get intervals, counts and verdicts; clients none of them', () => {
  const analyst = textOf('rise', 'en-US', 'analyst');
  expect(analyst).toContain(
    'Visibility of Northwind: 43.1% (95% interval 40.1 – 46.2%, n 812, 40 prompts), after 37.9%',
  );
  expect(analyst).toContain('difference +5.2 pts, 95% interval +2.1 to +8.3, real');
  expect(analyst).toContain('citation rate'.replace('c', 'C'));
  expect(textOf('rise', 'zh-CN', 'analyst')).toContain('差值 +5.2 百分点，95% 区间 +2.1 至 +8.3，确有变化');
  expect(textOf('rise', 'en-US')).not.toMatch(/interval|within noise|n 812/u);
  expect(textOf('rise', 'zh-CN')).not.toMatch(/区间|n 812/u);
});

test('a difference that contradicts the figures beside it, each rounded by itself, is explained, and only there', () => {
  const note = { 'en-US': /Differences are computed before rounding/u, 'zh-CN': /差值由取整前的数字算出/u } as const;
  const [one] = SITUATIONS.rise.moved;
  if (one === undefined) throw new Error('The situation has no change');
  const measureOf = (value: number) => ({ ...one.measure, value });
  const apart = {
    ...one,
    ...({ id: 'average_position', measure: measureOf(2.066), previous: measureOf(2.214) } as const),
    change: { ...one.change, difference: -0.148 },
  };
  const said = (moved: typeof one, locale: ReportLocale, wording: 'client' | 'analyst'): string =>
    writeLetter({ ...SITUATIONS.rise, moved: [moved] }, locale, wording)
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  for (const locale of ['zh-CN', 'en-US'] as const) {
    expect(said(apart, locale, 'analyst')).toMatch(note[locale]);
    // Clients get no difference here: nothing contradicts the two figures.
    expect(said(apart, locale, 'client')).not.toMatch(note[locale]);
    const ofBoth = { ...apart, change: { ...apart.change, difference: -0.12 } };
    expect(said(ofBoth, locale, 'client')).toMatch(note[locale]);
    expect(textOf('rise', locale, 'analyst')).not.toMatch(note[locale]);
  }
});

test('a part that has nothing to say is left out', () => {
  expect(partsOf('rise')).toEqual(['summary', 'changed', 'unchanged', 'why', 'facts', 'next']);
  expect(partsOf('thin')).toEqual(['summary']);
  expect(partsOf('nothing')).toEqual(['summary']);
});

test('names from outside stay as they are, but turn nothing round', () => {
  const hostile = { ...SITUATIONS.rise, brand: '<img src=x>\u202Eevil' };
  const text = JSON.stringify(writeLetter(hostile, 'en-US', 'client'));
  expect(text).toContain('<img src=x>evil');
  expect(text).not.toContain('\u202E');
});

test('figures have the digits of the pages', () => {
  const values = [-1, -0.4567, -0.0004, 0, 0.0004, 0.00049, 0.0456, 0.12345, 0.5, 0.99951, 1, 2.345, 4.995];
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const figures = letterFigures(locale);
    for (const id of measureIdSchema.options) {
      for (const value of values) {
        expect(figures.value(id, value)).toBe(formatMeasure({ locale }, id, value));
        expect(figures.difference(id, value)).toBe(formatDifference({ locale }, id, value));
        const high = value + 0.0321;
        expect(figures.interval(id, { low: value, high })).toBe(formatInterval({ locale }, id, value, high));
      }
    }
  }
});

test('a fall to look into is told with the days of its alert, which are not those of the rest of the board', () => {
  const [step] = SITUATIONS.rise.next;
  if (step === undefined) throw new Error('The situation has no step');
  const days = { start: '2026-11-16', end: '2026-11-22' };
  const fall = { ...step, rule: 'investigate_drop', measure: 'visibility', answers: 812, days } as const;
  const facts = { ...SITUATIONS.rise, next: [fall], nextWindow: { start: '2026-10-26', end: '2026-11-22' } };
  const next = (locale: ReportLocale) =>
    writeLetter(facts, locale, 'client').find(({ part }) => part === 'next')?.sentences;
  expect(next('en-US')).toEqual([
    '1. Find out why visibility dropped (based on 812 answers from Nov 16 – Nov 22, 2026).',
    'The rest of the action board is based on answers from Oct 26 – Nov 22, 2026.',
  ]);
  expect(next('zh-CN')).toEqual([
    '1. 查明可见度为何变差（依据 2026年11月16日至11月22日的 812 条回答）。',
    '行动看板的其他行动依据的是 2026年10月26日至11月22日的回答。',
  ]);
});

test('brands that cannot be told apart share the first place: none of them leads', () => {
  const { rank } = SITUATIONS.rise;
  const leader = rank?.leader ?? null;
  if (rank === null || leader === null) throw new Error('no leader');
  const tied = { ...SITUATIONS.rise, rank: { ...rank, leader: { ...leader, tiedWith: ['Globex'] } } };
  const said = (locale: ReportLocale): string =>
    writeLetter(tied, locale, 'client')
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  expect(textOf('rise', 'en-US')).toContain('; Contoso leads with 51.2%.');
  expect(said('en-US')).toContain('; Contoso and Globex share 1st place.');
  expect(said('en-US')).not.toContain('leads');
  expect(said('zh-CN')).toContain('Contoso 和 Globex 并列首位。');
});

test('one answer with a wrong fact is not several', () => {
  const { facts } = SITUATIONS.contradicted;
  const [error] = facts.errors;
  if (error === undefined) throw new Error('no error');
  const said = (answers: number): string =>
    writeLetter({ ...SITUATIONS.rise, facts: { ...facts, errors: [{ ...error, answers }] } }, 'en-US', 'client')
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  expect(said(1)).toContain(`One answer contradicts 1 of the ${String(facts.count)} facts on record.`);
  expect(said(2)).toContain(`Answers contradict 1 of the ${String(facts.count)} facts on record.`);
});

test('real changes come with a word on chance, as the most striking of many comparisons', () => {
  const names = (Object.keys(SITUATIONS) as Situation[]).filter((name) =>
    textOf(name, 'en-US').includes('Of this many comparisons, about 1 in 20 looks real by chance.'),
  );
  expect(names).toContain('rise');
  expect(names).not.toContain('noise');
  expect(textOf('rise', 'zh-CN')).toContain('其中大约每 20 项有 1 项只是碰巧显得确有变化。');
});

test('stability is of all brands: elsewhere, too, it is told as no brand’s', () => {
  const [moved] = [SITUATIONS.rise.headline].flatMap((one) => one ?? []);
  if (moved === undefined) throw new Error('no change');
  const item = { ...moved, id: 'stability', brand: 'Northwind', own: true } as const;
  const elsewhere = [{ ...item, place: { kind: 'platform', name: 'Kimi' } as const }];
  const said = (locale: ReportLocale): string =>
    writeLetter({ ...SITUATIONS.rise, elsewhere }, locale, 'client')
      .flatMap(({ sentences }) => sentences)
      .join(' ');
  expect(said('en-US')).toContain(' Stability on Kimi rose from ');
  expect(said('zh-CN')).toContain('在 Kimi 上，稳定度从 ');
});
