import { expect, test } from 'vitest';
import { citedOf, factorOf, GOOD_PAGE, inputOf, marked, missingIds } from '#client/testing/testScore.ts';
import { scoreContent } from './scoreContent.ts';

const prompt = (text: string) => [{ id: 'p', text }];

test('access: a draft is not judged, a page with status 200, text and an open robots.txt passes', () => {
  expect(factorOf('access', 'Text')).toMatchObject({ applies: false, value: 1 });
  expect(factorOf('access', 'Text', { facts: GOOD_PAGE })).toMatchObject({ applies: true, value: 1, missing: [] });
});

test('access: a page that fails holds Eligible at 40, whatever it says', () => {
  const text = `# Kestrel range\n\n## How far does Kestrel go?\n\nKestrel has a range that is ${'quite far and '.repeat(15)} more.`;
  const more = { prompts: prompt('Kestrel range'), entities: ['Kestrel'] };
  expect(scoreContent(inputOf(text, { ...more, facts: GOOD_PAGE })).eligible).toMatchObject({
    score: 100,
    capped: false,
  });
  for (const wrong of [
    { status: 404 },
    { textWithoutScripts: false },
    { robots: [{ crawler: 'GPTBot', allowed: false }] },
    { directives: ['noindex'] },
    { directives: ['nosnippet'] },
  ]) {
    expect(scoreContent(inputOf(text, { ...more, facts: { ...GOOD_PAGE, ...wrong } })).eligible).toMatchObject({
      score: 40,
      capped: true,
    });
  }
});

test('access: one crawler kept out of two is told and does not shut the gate', () => {
  const robots = [
    { crawler: 'GPTBot', allowed: false },
    { crawler: 'OAI-SearchBot', allowed: true },
  ];
  const factor = factorOf('access', 'Text', { facts: { ...GOOD_PAGE, robots } });
  expect(factor.value).toBe(1);
  expect(factor.missing).toEqual([{ id: 'access.crawler', at: null, values: { crawler: 'GPTBot' } }]);
});

test('access: a rule for one robot is told and does not shut the gate', () => {
  const factor = factorOf('access', 'Text', { facts: { ...GOOD_PAGE, directives: ['googlebot:nosnippet'] } });
  expect(factor.value).toBe(1);
  expect(factor.missing).toEqual([{ id: 'access.directive', at: null, values: { rule: 'googlebot:nosnippet' } }]);
});

test('match en: terms in headings and opening count, plurals and case aside; the entity is one more', () => {
  // Terms: quiet, vacuum, pet, hair; with the entity five, of which quiet, vacuum and Kestrel occur.
  const text = '# Quiet vacuums\n\nKestrel makes them.';
  const factor = factorOf('match', text, {
    prompts: prompt('What is the best quiet vacuum for pet hair?'),
    entities: ['Kestrel'],
  });
  expect(factor.value).toBeCloseTo(3 / 5);
  expect(factor.points).toBeCloseTo(33);
  expect(marked(factor, text)).toEqual(['Quiet', 'vacuums', 'Kestrel']);
  expect(factor.missing.map(({ values }) => values['term'])).toEqual(['pet', 'hair']);
});

test('match zh: terms are words, stop words are none, and the opening is 150 characters', () => {
  const asked = { prompts: prompt('冬季续航好的电动车推荐哪款') };
  const text = '# 电动车\n\n冬季怎么用。';
  expect(factorOf('match', text, asked).value).toBeCloseTo(2 / 3);
  expect(factorOf('match', `# 电动车\n\n${'说'.repeat(150)}续航，冬季`, asked).value).toBeCloseTo(1 / 3);
  expect(factorOf('match', `# 电动车\n\n${'说'.repeat(146)}续航，冬季`, asked).value).toBe(1);
});

test('match: the mean over prompts; without a prompt nothing can match', () => {
  const prompts = [
    { id: '1', text: 'vacuum' },
    { id: '2', text: 'kettle' },
  ];
  expect(factorOf('match', '# Vacuum', { prompts }).value).toBe(0.5);
  expect(missingIds(factorOf('match', '# Vacuum'))).toEqual(['match.prompts']);
});

test('match: BM25 against the cited pages counts 30 %', () => {
  const prompts = prompt('vacuum');
  const text = '# Vacuum\n\nA vacuum cleans.';
  // A cited text that is identical has the same BM25: full marks; one that uses the terms far more often scores higher.
  expect(
    factorOf('match', text, { prompts, cited: citedOf(['# Vacuum\n\nA vacuum cleans'], prompts) }).value,
  ).toBeGreaterThan(0.95);
  const behind = factorOf('match', '# Vacuum\n\nA thing that cleans well.', {
    prompts,
    cited: citedOf(['vacuum vacuum vacuum vacuum'], prompts),
  });
  expect(behind.value).toBeLessThan(0.95);
  expect(missingIds(behind)).toEqual(['match.depth']);
});

test('answer first: 40 to 80 words that name the subject and state something', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
  const asked = { entities: ['Kestrel'] };
  expect(factorOf('answerFirst', `# T\n\nKestrel is ${words(38)}.`, asked).value).toBe(1);
  const short = factorOf('answerFirst', `# T\n\nKestrel is ${words(37)}.`, asked);
  expect(short.value).toBeCloseTo(2 / 3);
  expect(missingIds(short)).toEqual(['answerFirst.short']);
  expect(missingIds(factorOf('answerFirst', `Kestrel is ${words(79)}.`, asked))).toEqual(['answerFirst.long']);
  expect(missingIds(factorOf('answerFirst', `It is ${words(38)}.`, asked))).toEqual(['answerFirst.entity']);
  expect(missingIds(factorOf('answerFirst', `Kestrel may be ${words(38)}.`, asked))).toEqual(['answerFirst.definite']);
  expect(missingIds(factorOf('answerFirst', '# Only a heading', asked))).toEqual(['answerFirst.missing']);
});

test('answer first zh: 60 to 150 characters', () => {
  const asked = { entities: ['红隼'] };
  expect(factorOf('answerFirst', `红隼是${'好'.repeat(57)}。`, asked).value).toBe(1);
  expect(missingIds(factorOf('answerFirst', `红隼是${'好'.repeat(56)}。`, asked))).toEqual(['answerFirst.short']);
  expect(missingIds(factorOf('answerFirst', `红隼是${'好'.repeat(148)}。`, asked))).toEqual(['answerFirst.long']);
});

test('answer first: a passage behind the first screen is none', () => {
  const filler = `${Array.from({ length: 260 }, () => 'word').join(' ')}.\n\n`;
  const answer = `Kestrel is ${Array.from({ length: 50 }, () => 'word').join(' ')}.`;
  expect(factorOf('answerFirst', filler + answer, { entities: ['Kestrel'] }).value).toBeLessThan(1);
});

test('headings: one h1, no skipped level, h2s that ask', () => {
  expect(factorOf('headings', '# A\n\n## How far?\n\n## 续航多少公里').value).toBe(1);
  // One of two h2s is a question.
  expect(factorOf('headings', '# A\n\n## How far?\n\n## Range').value).toBeCloseTo(0.85);
  expect(factorOf('headings', '# A\n\n# B').value).toBeCloseTo(0.3);
  expect(factorOf('headings', '# A\n\n### C').value).toBeCloseTo(0.4);
  expect(factorOf('headings', 'No heading').value).toBe(0);
  expect(missingIds(factorOf('headings', '# A\n\n# B\n\n### C'))).toEqual([
    'headings.manyTitles',
    'headings.skipped',
    'headings.noSections',
  ]);
  expect(factorOf('headings', 'Title\n=====\n\nWhy?\n----\n').value).toBe(1);
});
