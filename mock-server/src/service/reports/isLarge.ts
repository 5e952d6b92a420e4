import { memoize } from '#client/lib/memoize.ts';
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

/** Answers of that many bytes on average are documents: reading a hundred of them takes seconds. */
const LONG_ANSWER = 10_000;
const MOST_BYTES = 4_000_000;

const hasDocuments = memoize(({ texts, count }: Pick<AnswerTable, 'count' | 'texts'>): boolean => {
  let bytes = 0;
  for (let row = 0; row < count; row += 1) bytes += texts.size?.(row) ?? 0;
  return bytes > MOST_BYTES && bytes > count * LONG_ANSWER;
});

/** Whether reports of a table could block the event loop and need a thread. */
export function isLarge(table: Pick<AnswerTable, 'count' | 'brandCount' | 'project' | 'texts'>): boolean {
  const { count, brandCount, project } = table;
  if (isWordy(project.prompts) || hasDocuments(table)) return true;
  const names = project.prompts.length + project.topics.length + project.platforms.length;
  return (count + names * ANSWERS_A_NAME) * Math.max(1, brandCount) > MOST_CELLS;
}
