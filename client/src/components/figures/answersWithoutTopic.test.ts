import { expect, it } from 'vitest';
import type { TopicRow, TopicTable } from '#client/api/answerIndexSchemas.ts';
import { answersWithoutTopic } from './answersWithoutTopic.ts';

const list = [{ answers: 30 }, { answers: 12 }] as TopicRow[];
const scope = { answers: { ok: 50, refused: 7, empty: 0, failed: 1 } } as TopicTable['scope'];

it('counts the usable answers that no topic has, and none where some topics are not listed', () => {
  expect(answersWithoutTopic({ list, total: 2, scope })).toBe(8);
  expect(answersWithoutTopic({ list: [], total: 0, scope })).toBe(50);
  expect(answersWithoutTopic({ list, total: 3, scope })).toBe(0);
  expect(answersWithoutTopic({ list, total: 2, scope: { ...scope, answers: { ...scope.answers, ok: 42 } } })).toBe(0);
});
