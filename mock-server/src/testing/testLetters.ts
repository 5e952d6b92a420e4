/** Facts of letters, one for each situation. */
import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { LetterEvent, LetterFacts, Moved } from '../analysis/letter/LetterMaterial.ts';

const DIGITS: Readonly<Record<MeasureId, readonly [number, number]>> = {
  visibility: [0.431, 0.379],
  share_of_voice: [0.243, 0.238],
  average_position: [2.1, 2.08],
  net_sentiment: [0.42, 0.4],
  citation_rate: [0.123, 0.119],
  stability: [0.71, 0.7],
};

function measureForTest(value: number, n = 812, k = 40): Measure {
  return { value, low: value - 0.03, high: value + 0.031, n, k, numerator: value * n, denominator: n };
}

function movedForTest(id: MeasureId, verdict: Change['verdict'], [now, then] = DIGITS[id]): Moved {
  const difference = now - then;
  const half = verdict === 'real' ? Math.abs(difference) * 0.6 : Math.abs(difference) * 1.8;
  return {
    ...{ id, measure: measureForTest(now), previous: measureForTest(then, 790, 40) },
    change: { difference, low: difference - half, high: difference + half, verdict },
  };
}

const noise = (...ids: readonly MeasureId[]): readonly Moved[] => ids.map((id) => movedForTest(id, 'noise'));

const RISE = movedForTest('visibility', 'real');
const DROP = movedForTest('visibility', 'real', [0.361, 0.431]);

/** A project without problems: visibility really rose. */
const BASE: LetterFacts = {
  brand: 'Northwind',
  standing: 'compared',
  window: { start: '2026-11-16', end: '2026-11-22' },
  previous: { start: '2026-11-09', end: '2026-11-15' },
  recorded: { start: '2026-11-16', end: '2026-11-22' },
  answers: 812,
  prompts: 40,
  unusable: 6,
  estimated: true,
  noDomain: false,
  visibility: RISE.measure,
  headline: RISE,
  moved: [movedForTest('share_of_voice', 'real', [0.243, 0.211])],
  maybe: [movedForTest('citation_rate', 'maybe', [0.123, 0.098])],
  steady: noise('average_position', 'net_sentiment', 'stability'),
  unjudged: [],
  elsewhere: [
    {
      ...movedForTest('visibility', 'real', [0.402, 0.471]),
      ...{ brand: 'Contoso', own: false, place: { kind: 'platform', name: 'Kimi' } },
    },
  ],
  rank: {
    rank: 2,
    of: 5,
    tiedWith: ['Fabrikam'],
    leader: { name: 'Contoso', visibility: measureForTest(0.512), tiedWith: [] },
  },
  parts: [
    { name: 'ChatGPT', effect: 0.031 },
    { name: 'Kimi', effect: 0.012 },
  ],
  causes: [],
  engineUpdates: [],
  models: [],
  facts: { count: 4, judged: 96, errors: [] },
  effects: [
    {
      ...{ title: 'How to choose a lamp', url: 'https://northwind.example/lamps', published_on: '2026-11-03' },
      effect: {
        ...{ verdict: 'worked', reason: null, tells_on: null },
        estimate: { difference: 0.061, low: 0.02, high: 0.102 },
      },
    },
  ],
  next: [
    {
      ...{ rule: 'earn_inclusion', title: null, prompt: '', page: '', host: 'g2.com', statement: '', said: [] },
      ...{ measure: null, place: '', answers: 48 },
    },
    {
      ...{ rule: 'create_coverage', title: null, prompt: 'Which lamp is best for reading?', page: '', host: '' },
      ...{ statement: '', said: [], measure: null, place: '', answers: 31 },
    },
  ],
  nextWindow: null,
};

const CONTRADICTED: LetterFacts['facts'] = {
  count: 4,
  judged: 96,
  errors: [
    { statement: 'The lamp costs $49', said: '$59', answers: 12, reach: measureForTest(0.214, 56, 9) },
    { statement: 'Founded in 2015', said: '2012', answers: 3, reach: measureForTest(0.103, 29, 6) },
  ],
};

const NO_VERDICT = { headline: null, moved: [], maybe: [], steady: [], elsewhere: [], parts: [] };
const FEW = measureForTest(1 / 3, 18, 3);
const UPDATE: LetterEvent = {
  kind: 'engine_update',
  date: '2026-11-18',
  title: { 'zh-CN': 'Kimi 更新了模型', 'en-US': 'Kimi updated its model' },
};

/** One of each situation that a letter has to handle, and some combinations. */
export const SITUATIONS = {
  rise: BASE,
  drop: {
    ...BASE,
    ...{ visibility: DROP.measure, headline: DROP, moved: [], maybe: [], elsewhere: [], effects: [] },
    steady: noise('share_of_voice', 'average_position', 'net_sentiment', 'citation_rate', 'stability'),
    parts: [{ name: 'DeepSeek', effect: -0.052 }],
    causes: [
      {
        kind: 'rival_launch',
        date: '2026-11-17',
        title: { 'zh-CN': 'Contoso 发布新品', 'en-US': 'Contoso launched a new product' },
      },
    ],
  },
  noise: {
    ...BASE,
    headline: movedForTest('visibility', 'noise', [0.431, 0.427]),
    ...{ moved: [], maybe: [], elsewhere: [], parts: [], effects: [] },
    steady: noise('share_of_voice', 'average_position', 'net_sentiment', 'citation_rate', 'stability'),
  },
  otherPrompts: {
    ...BASE,
    headline: {
      ...movedForTest('visibility', 'real', [0.644, 0.645]),
      change: { difference: 0.023, low: 0.009, high: 0.037, verdict: 'real' },
    },
    ...{ moved: [], maybe: [], effects: [] },
    elsewhere: [
      {
        ...movedForTest('share_of_voice', 'real', [0.298, 0.31]),
        change: { difference: 0.011, low: 0.004, high: 0.018, verdict: 'real' },
        ...{ brand: 'Northwind', own: true, place: { kind: 'platform', name: 'Kimi' } },
      },
    ],
  },
  maybe: {
    ...BASE,
    headline: movedForTest('visibility', 'maybe', [0.431, 0.409]),
    ...{ moved: [], maybe: [], elsewhere: [], effects: [] },
  },
  thin: {
    ...BASE,
    ...NO_VERDICT,
    ...{ standing: 'thin', visibility: FEW, answers: 18, prompts: 3, unusable: 0, rank: null, effects: [], next: [] },
    facts: { count: 0, judged: 0, errors: [] },
  },
  noDomain: {
    ...BASE,
    ...{ noDomain: true, maybe: [], effects: [] },
    steady: noise('average_position', 'net_sentiment', 'stability'),
  },
  newProject: { ...BASE, ...NO_VERDICT, standing: 'new', effects: [], next: [] },
  gap: { ...BASE, ...NO_VERDICT, standing: 'gap', effects: [] },
  modelChange: {
    ...BASE,
    models: [{ platform: 'ChatGPT', from: 'gpt-4o', to: 'gpt-5', update: null }],
    engineUpdates: [UPDATE],
    effects: [],
  },
  modelUpdate: {
    ...BASE,
    models: [{ platform: 'Kimi', from: 'k1.5', to: 'k2', update: UPDATE }],
    effects: [],
    nextWindow: { start: '2026-11-01', end: '2026-11-28' },
  },
  contradicted: { ...BASE, facts: CONTRADICTED, effects: [] },
  dropModelFacts: {
    ...BASE,
    ...{ visibility: DROP.measure, headline: DROP, moved: [], maybe: [], elsewhere: [] },
    parts: [{ name: 'Kimi', effect: -0.052 }],
    causes: [UPDATE],
    models: [{ platform: 'Kimi', from: 'k1.5', to: 'k2', update: null }],
    facts: CONTRADICTED,
    noDomain: true,
    effects: [],
  },
  noiseEffects: {
    ...BASE,
    headline: movedForTest('visibility', 'noise', [0.431, 0.431]),
    ...{ moved: [], maybe: [], elsewhere: [], parts: [] },
    effects: [
      {
        ...{ title: 'Lamps for offices', url: 'https://northwind.example/office', published_on: '2026-11-18' },
        effect: { verdict: 'not_yet', reason: 'too_few_days', estimate: null, tells_on: '2026-11-26' },
      },
    ],
  },
  nothing: {
    ...BASE,
    ...NO_VERDICT,
    ...{ standing: 'none', visibility: null, answers: 0, prompts: 0, rank: null, effects: [], next: [] },
    facts: { count: 0, judged: 0, errors: [] },
  },
} as const satisfies Record<string, LetterFacts>;
