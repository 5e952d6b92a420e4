import { expect, test } from 'vitest';
import { isLarge } from './isLarge.ts';

/** A table with prompts and answers of these lengths. */
function tableOf({ prompts = 10, prompt = 50, answers = 10, answer = 1000 }): Parameters<typeof isLarge>[0] {
  const texts = Array.from({ length: prompts }, (_, index) => ({ text: String(index).padStart(prompt, 'a') }));
  const project = { prompts: texts, topics: [], platforms: [] };
  return { count: answers, brandCount: 2, project, texts: { text: () => '', size: () => answer } } as never;
}

test('reports of few but very long prompts are computed in a thread', () => {
  expect(isLarge(tableOf({ prompts: 500, prompt: 80 }))).toBe(false);
  expect(isLarge(tableOf({ prompts: 500, prompt: 2000 }))).toBe(true);
});

test('so are those of few but very long answers', () => {
  expect(isLarge(tableOf({ answers: 20, answer: 50_000 }))).toBe(false);
  expect(isLarge(tableOf({ answers: 20, answer: 900_000 }))).toBe(true);
  expect(isLarge(tableOf({ answers: 10_000, answer: 2000 }))).toBe(false);
});
