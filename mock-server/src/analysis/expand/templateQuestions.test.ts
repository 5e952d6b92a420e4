import { describe, expect, it } from 'vitest';
import type { ExpandChoice } from '#client/api/expandSchemas.ts';
import { personaOf } from '../insights/personaOf.ts';
import { regionOf } from '../insights/regionOf.ts';
import { stageOf } from '../insights/stageOf.ts';
import { intentOf } from '../text/intentOf.ts';
import { CONSTRAINT_WORDS, PERSONA_WORDS, QUESTION_TEMPLATES, REGION_WORDS } from './questionTemplates.ts';
import { templateQuestions } from './templateQuestions.ts';

const ALL: ExpandChoice = { intents: [], stages: [], personas: [], constraints: [], regions: [], language: 'auto' };
const textsOf = (label: string, choice: Partial<ExpandChoice>) =>
  templateQuestions(label, { ...ALL, ...choice }).map(({ text }) => text);

describe('templates', () => {
  it.each(['zh', 'en'] as const)('of %s ask what they say they ask, by the same rules as any prompt', (language) => {
    const label = language === 'zh' ? '超充' : 'fast charging';
    for (const { intent, stage, text } of QUESTION_TEMPLATES[language]) {
      const question = text.replace('{k}', label);
      const found = intentOf(question);
      expect([question, found, stageOf(question)]).toEqual([question, intent, stage]);
    }
  });
  it.each(['zh', 'en'] as const)(
    'keep their intent in %s whoever asks, wherever and under whatever condition',
    (language) => {
      const label = language === 'zh' ? '超充' : 'fast charging';
      const plain = templateQuestions(label, { ...ALL, language });
      const intents = plain.map(({ text }) => intentOf(text));
      for (const [name, words] of [
        ['personas', PERSONA_WORDS],
        ['constraints', CONSTRAINT_WORDS],
        ['regions', REGION_WORDS],
      ] as const) {
        for (const id of Object.keys(words)) {
          const texts = textsOf(label, { language, [name]: [id] });
          expect([name, id, texts.map(intentOf)]).toEqual([name, id, intents]);
        }
      }
    },
  );
  it('say who asks and where in words that the rules know', () => {
    for (const [id, words] of Object.entries(PERSONA_WORDS)) {
      expect([personaOf(words.zh), personaOf(words.en)]).toEqual([id, id]);
    }
    for (const [id, words] of Object.entries(REGION_WORDS)) {
      expect([regionOf(words.zh), regionOf(words.en)]).toEqual([id, id]);
    }
  });
  it('cover every intent and every stage in both languages', () => {
    for (const list of Object.values(QUESTION_TEMPLATES)) {
      expect(new Set(list.map(({ intent }) => intent)).size).toBe(5);
      expect(new Set(list.map(({ stage }) => stage)).size).toBe(4);
    }
  });
});

describe('questions about a keyword', () => {
  it('are in the language of the keyword unless another is wished', () => {
    expect(textsOf('超充', {})[0]).toBe('什么是超充？');
    expect(textsOf('EV range', {})[0]).toBe('What types of EV range are there?');
    expect(textsOf('EV range', { language: 'zh' })[0]).toBe('什么是 EV range？');
    expect(textsOf('超充', { language: 'both' })).toHaveLength(38);
  });
  it('part Chinese and Latin words by a blank', () => {
    expect(textsOf('家用 SUV', { intents: ['transactional'] })[0]).toBe('家用 SUV 一般要多少钱？');
  });
  it('are those of the intents and stages chosen, once for each persona, condition and place', () => {
    const texts = textsOf('超充', {
      intents: ['comparison'],
      stages: ['evaluation'],
      personas: ['beginner', 'parent'],
      constraints: ['budget'],
      regions: ['CN-BJ'],
    });
    expect(texts.slice(6, 8)).toEqual([
      '我是新手，人在北京，预算有限，超充有什么推荐，请说明理由',
      '家里有孩子，人在北京，预算有限，超充有什么推荐，请说明理由',
    ]);
    expect(
      textsOf('EV range', {
        intents: ['transactional'],
        stages: ['purchase'],
        personas: ['student'],
        constraints: ['budget'],
      }),
    ).toContain("I'm a student, and money is tight. What are typical EV range prices?");
  });
});
