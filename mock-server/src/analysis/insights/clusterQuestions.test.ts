import { describe, expect, test } from 'vitest';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { clusterQuestions } from './clusterQuestions.ts';
import { ThemeTerms } from './themeTerms.ts';

const words = new ThemeTerms(
  new MentionMatcher([{ id: 'a', name: '澄驭', own: true, aliases: ['Chenvra'], match_case: false, domains: [] }]),
);
const cluster = (texts: readonly string[]) =>
  clusterQuestions(texts.map((text) => words.of(text))).map(({ terms, questions }) => ({
    terms,
    texts: questions.map((question) => texts[question]),
  }));

describe('terms', () => {
  test('are words and neighbours joined, without question words, numbers and tracked names', () => {
    expect(words.of('澄驭的智能驾驶怎么样')).toEqual(['智能', '驾驶', '智能驾驶']);
    expect(words.of('what is the best Chenvra air fryer under $200?')).toEqual(['air', 'fryer', 'air fryer']);
    expect(words.of('best pans and batteries')).toEqual(words.of('best pan and battery'));
    expect(words.of('？！')).toEqual([]);
  });
});

describe('themes', () => {
  test('questions that share terms are together, in Chinese and in English, named by what they share', () => {
    const found = cluster([
      '冬季续航怎么样',
      '续航最扎实的车',
      '高速续航对比',
      '保值率排名',
      '三年保值率怎么样',
      'best nonstick pan',
      'which nonstick pan set is best',
    ]);
    expect(found.map(({ terms, texts }) => [terms[0], texts.length])).toEqual([
      ['续航', 3],
      [expect.stringContaining('nonstick'), 2],
      [expect.stringContaining('保值'), 2],
    ]);
  });

  test('a question that shares nothing is in none', () => {
    expect(cluster(['续航对比', '续航排名', '座椅舒适度'])).toHaveLength(1);
    expect(cluster(['续航', '座椅'])).toEqual([]);
    expect(cluster([])).toEqual([]);
  });

  test('what nearly every question holds makes no theme of its own', () => {
    const topics = ['续航', '充电', '安全', '座椅', '音响'];
    const found = cluster(topics.flatMap((topic) => [`电动车${topic}推荐`, `${topic}好的电动车`]));
    expect(found).toHaveLength(5);
    expect(found.every(({ texts }) => texts.length === 2)).toBe(true);
  });

  test('the same questions give the same themes', () => {
    const texts = Array.from(
      { length: 60 },
      (_, i) => `第${String(i)}个 ${['续航', '充电', '安全'][i % 3] ?? ''} 问题`,
    );
    expect(cluster(texts)).toEqual(cluster(texts));
  });
});
