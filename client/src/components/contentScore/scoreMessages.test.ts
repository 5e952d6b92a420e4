import { expect, test } from 'vitest';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { sketchPage } from '#client/lib/contentScore/sketchPage.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';
import { WEIGHTS } from '#client/lib/contentScore/weights.ts';
import { createRater } from './scoreMessages.ts';

const TEXT = '# Quiet vacuums\n\nKestrel 7 reaches 58 decibels. It costs 199 dollars and weighs 3 kg.';
const SETTING: ScoreSetting = {
  prompts: [{ id: 'p', text: 'quiet vacuum' }],
  entities: ['Kestrel'],
  today: '2026-06-30',
  facts: null,
  weights: { ...WEIGHTS, match: 10 },
  ownPages: [sketchPage({ id: 'a', title: 'A', text: TEXT.repeat(4) })],
};
const KIT = { names: [], tone: [], banned: ['weighs'] };

test('the worker rates a text as everybody does, by what it was told once', () => {
  const rate = createRater();
  expect(rate({ text: TEXT, setting: null, kit: KIT })).toBeNull();
  const first = rate({ text: TEXT, setting: SETTING, kit: KIT });
  expect(first?.score).toEqual(scoreContent({ ...SETTING, text: TEXT }));
  const second = rate({ text: `${TEXT} More.`, setting: null, kit: KIT });
  expect(second?.score).toEqual(scoreContent({ ...SETTING, text: `${TEXT} More.` }));
  expect(second?.kitWords).toHaveLength(1);
});
