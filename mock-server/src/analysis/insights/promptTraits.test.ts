import { expect, test } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
import type { OwnPersona, ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { promptTraits } from './promptTraits.ts';

function project(prompts: readonly Partial<Prompt>[], personas?: readonly OwnPersona[]): ProjectDefinition {
  const base = tableForTest([]).project;
  return {
    ...base,
    prompts: prompts.map((prompt, i) => ({
      id: `q${String(i)}`,
      text: '',
      topic_id: null,
      tags: [],
      keyword_ids: [],
      ...prompt,
    })),
    ...(personas && { personas }),
  };
}

const commuter: OwnPersona = { id: 'own-1', name: '通勤族', words: ['通勤', 'commute'] };

test('a word of an own persona comes before the rules, and what a person said before both', () => {
  const traits = promptTraits(
    project(
      [{ text: '学生通勤用什么' }, { text: 'Commute on a budget' }, { text: '学生', persona: 'own-1', stage: 'use' }],
      [commuter],
    ),
  );
  expect(traits.map(({ persona, personaSource }) => [persona, personaSource])).toEqual([
    ['own-1', 'words'],
    ['own-1', 'words'],
    ['own-1', 'set'],
  ]);
  expect(traits[2]).toMatchObject({ stage: 'use', stageSource: 'set' });
  expect(traits[0]?.stageSource).toBe('rule');
});

test('a Latin word stands by itself, and signs in it mean themselves', () => {
  const own = { id: 'own-2', name: 'C', words: ['van', 'c++'] };
  const traits = promptTraits(
    project([{ text: 'Savannah trip' }, { text: 'a van' }, { text: 'learn c++ now' }], [own]),
  );
  expect(traits.map(({ persona }) => persona)).toEqual(['general', 'own-2', 'own-2']);
});

test('a persona that is gone counts as not said', () => {
  const [traits] = promptTraits(project([{ text: '学生用的电脑', persona: 'own-9' }]));
  expect(traits).toMatchObject({ persona: 'student', personaSource: 'rule' });
});
