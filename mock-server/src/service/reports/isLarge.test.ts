import { expect, test } from 'vitest';
import { isLarge } from './isLarge.ts';

/** A table with prompts of this length. */
function tableOf(prompts: number, length: number): Parameters<typeof isLarge>[0] {
  const texts = Array.from({ length: prompts }, (_, index) => ({ text: String(index).padStart(length, 'a') }));
  return { count: 10, brandCount: 2, project: { prompts: texts, topics: [], platforms: [] } } as never;
}

test('reports of few but very long prompts are computed in a thread', () => {
  expect(isLarge(tableOf(500, 80))).toBe(false);
  expect(isLarge(tableOf(500, 2000))).toBe(true);
});
