import { expect, test } from 'vitest';
import { proposeQuestions } from './draftPrompts.ts';

test('a keyword is asked about with comparing and buying first, with upkeep and shops last', () => {
  const { list } = proposeQuestions(['desk lamp'], 'auto');
  expect(list.slice(0, 10).map(({ text }) => text)).toEqual([
    'Which desk lamp brands are best known?',
    'Which desk lamp brand is best?',
    'What are typical desk lamp prices?',
    'What types of desk lamp are there?',
    'How do the main desk lamp brands compare?',
    'Which desk lamp would you recommend?',
    'Are there any desk lamp discounts right now?',
    'What are the most important desk lamp features?',
    'Which desk lamp brands hold up best over the years?',
    'Where can I find good desk lamp deals?',
  ]);
  expect(list.slice(-6).map(({ stage }) => stage)).toEqual([
    'use',
    'use',
    'purchase',
    'purchase',
    'purchase',
    'purchase',
  ]);
  expect(list).toHaveLength(19);
});

test('of both languages, one is as often among the first as the other', () => {
  const first = proposeQuestions(['台灯'], 'both').list.slice(0, 10);
  expect(first.filter(({ text }) => text.endsWith('？') || text.endsWith('由'))).toHaveLength(5);
});
