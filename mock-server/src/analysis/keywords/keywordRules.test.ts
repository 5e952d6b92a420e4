import { describe, expect, it } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import type { ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { keywordDemand } from './keywordDemand.ts';
import { keywordIntent } from './keywordIntent.ts';
import { keywordPrompts, promptsOfKeywords, suggestedId, textHolds } from './keywordPrompts.ts';
import { sharedTerms } from './sharedTerms.ts';
import { suggestKeywords } from './suggestKeywords.ts';
import { bandOfVolume, readVolume } from './volumeBand.ts';
import { keywordKey } from './wordsOf.ts';

const prompt = (text: string, more: Partial<Prompt> = {}): Prompt => ({
  id: text,
  text,
  topic_id: null,
  tags: [],
  keyword_ids: [],
  ...more,
});
const projectOf = (prompts: readonly Prompt[]): ProjectDefinition => ({ ...tableForTest([]).project, prompts });

describe('a keyword is in a text', () => {
  it.each([
    ['冬季续航怎么样', '冬季续航', true],
    ['冬季的续航怎么样', '冬季续航', false],
    ['冬季的续航怎么样', '冬季 续航', true],
    ['适合家用的SUV', '家用 SUV', true],
    ['Best EVs for long range', 'ev range', true],
    ['several ranges of mountains', 'EV range', false],
    ['the lever is stuck', 'EV', false],
    ['ＥＶ　ｒａｎｇｅ', 'EV range', true],
    ['C++ 教程', 'C', false],
    ['anything', '——', false],
  ])('%s / %s: %s', (text, label, expected) => {
    expect(textHolds(text, label)).toBe(expected);
  });
});

describe('the prompts of a keyword', () => {
  const project = projectOf([
    prompt('超充哪家快'),
    prompt('充电最快的车', { keyword_ids: ['k1'] }),
    prompt('省电吗', { tags: ['超充'] }),
    prompt('fast charging stations'),
  ]);
  it('are those recorded for it and those whose text or tags hold its words, each once', () => {
    const keywords = [
      { id: 'k1', label: '超充' },
      { id: 'k2', label: 'charging station' },
      { id: 'k3', label: '不存在' },
    ];
    expect(keywordPrompts(project, keywords)).toEqual([[0, 1, 2], [3], []]);
  });
  it('are found for suggested ones, which nobody keeps, by their words; an unknown id chooses none', () => {
    expect([...promptsOfKeywords(project, [suggestedId('超充')])]).toEqual([0, 2]);
    expect([...promptsOfKeywords(project, ['gone'])]).toEqual([]);
  });
});

describe('two keywords', () => {
  it('are one whatever the case, width, plural and blanks, and not when a sign differs', () => {
    expect(keywordKey('EV Ranges')).toBe(keywordKey('ｅｖ  range'));
    expect(keywordKey('家用 SUV')).toBe(keywordKey('家用suv'));
    expect(keywordKey('C')).not.toBe(keywordKey('C++'));
  });
});

describe('the intent of a keyword', () => {
  it.each([
    ['超充', [], 'informational'],
    ['超充', ['comparison', 'comparison', 'informational'], 'comparison'],
    ['electric SUV price', ['comparison'], 'transactional'],
    ['20 万电动车推荐', [], 'comparison'],
    ['充电桩 附近', ['informational'], 'local'],
    ['EV app download', [], 'navigational'],
  ] as const)('%s with prompts that are %j is %s', (label, intents, expected) => {
    expect(keywordIntent({ label }, intents)).toBe(expected);
  });
  it('is what a person says, whatever the rules', () => {
    expect(keywordIntent({ label: 'EV price', intent: 'local' }, [])).toBe('local');
  });
});

describe('volumes', () => {
  it('become bands by steps of ten', () => {
    expect([0, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000].map(bandOfVolume)).toEqual([
      'very_low',
      'very_low',
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
      'very_high',
    ]);
  });
  it.each([
    ['1,900', 'month', 'medium'],
    ['12.5K', 'month', 'high'],
    ['1.2万', 'month', 'high'],
    ['３万', 'month', 'high'],
    ['10K+', 'month', 'high'],
    ['< 10', 'month', 'very_low'],
    ['1K – 10K', 'month', 'medium'],
    ['1-10万', 'month', 'high'],
    ['100至1000', 'month', 'low'],
    ['50', 'day', 'medium'],
    ['高', 'month', 'high'],
    ['Very Low', 'month', 'very_low'],
    ['very_high', 'month', 'very_high'],
  ] as const)('%s a %s is %s', (text, period, band) => {
    expect(readVolume(text, period)).toBe(band);
  });
  it.each(['', 'viel', '-5', '1-2-3', '12abc', '1e9', 'constructor', '5 constructor'])('%j is none', (text) => {
    expect(readVolume(text, 'month')).toBeNull();
  });
});

describe('demand', () => {
  const asked = [
    prompt('a', { demand: { band: 'low', source: 'x' } }),
    prompt('b', { demand: { band: 'high', source: 'y' } }),
  ];
  it('is as given, and says by whom', () => {
    expect(keywordDemand({ demand: { band: 'low', source: 'tool', from: 'imported' } }, asked)).toEqual({
      band: 'low',
      source: 'tool',
      from: 'imported',
    });
    expect(keywordDemand({ demand: { band: 'low', source: 'tool' } }, [])).toMatchObject({ from: 'given' });
  });
  it('is estimated from the most asked of its prompts, and unknown where nobody said anything', () => {
    expect(keywordDemand({}, asked)).toEqual({ band: 'high', source: 'y', from: 'estimated' });
    expect(keywordDemand({}, [prompt('c')])).toBeNull();
  });
});

describe('terms that texts share', () => {
  const termsIn = (texts: readonly string[]) => sharedTerms(texts, 2).map(({ term }) => term);
  it('are found in Chinese without a dictionary, and not the pieces of them', () => {
    const terms = termsIn(['私有化部署的软件有哪些', '怎么做私有化部署', '支持私有化部署吗', '私有化部署贵不贵']);
    expect(terms).toEqual(['私有化部署']);
  });
  it('are phrases in English, without words of asking', () => {
    const terms = termsIn(['best Gantt chart for teams', 'Gantt chart vs board', 'is a Gantt chart worth it']);
    expect(terms).toEqual(['gantt chart']);
  });
  it('are none that only ask, short forms of either apostrophe included; a possessive keeps its word', () => {
    const terms = termsIn([
      "what's a women's swimsuit below $50",
      'I’m looking for a women’s swimsuit',
      "what's an air fryer below $50",
      'I’m looking for an air fryer',
    ]);
    expect(terms).toEqual(["women's swimsuit", 'air fryer']);
  });
  it('need two texts, however often one repeats itself', () => {
    expect(termsIn(['续航续航续航', '别的'])).toEqual([]);
  });
});

describe('suggested keywords', () => {
  const table = {
    ...tableForTest([{ prompt: 0 }, { prompt: 1 }]),
    searches: new Map([
      [0, ['敏感肌面霜 排行']],
      [1, ['敏感肌面霜 口碑', 'Brand A 面霜']],
    ]),
  };
  it('come from prompts and searches, without tracked names and what is kept already', () => {
    expect(suggestKeywords(table, [])).toContain('敏感肌面霜');
    expect(suggestKeywords(table, []).some((term) => term.includes('brand'))).toBe(false);
    expect(suggestKeywords(table, ['敏感肌 面霜'.replace(' ', '')])).not.toContain('敏感肌面霜');
  });
});
