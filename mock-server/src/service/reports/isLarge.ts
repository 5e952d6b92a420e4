import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** Threshold: the first overview of that many answers takes some 150 ms of one core with compilation, later ones half. */
const MOST_CELLS = 100_000;
/** A prompt or topic has its own figures and intervals, which cost as much as this number of answers. */
const ANSWERS_A_NAME = 10;

/** Threshold of all prompts' texts, in characters: comparing the questions of that many takes some 100 ms. */
const MOST_ASKED = 60_000;

function isWordy(prompts: readonly { readonly text: string }[]): boolean {
  let length = 0;
  for (const { text } of prompts) length += text.length;
  return length > MOST_ASKED;
}

/** Whether reports of a table could block the event loop and need a thread. */
export function isLarge({
  count,
  brandCount,
  project,
}: Pick<AnswerTable, 'count' | 'brandCount' | 'project'>): boolean {
  if (isWordy(project.prompts)) return true;
  const names = project.prompts.length + project.topics.length + project.platforms.length;
  return (count + names * ANSWERS_A_NAME) * Math.max(1, brandCount) > MOST_CELLS;
}
