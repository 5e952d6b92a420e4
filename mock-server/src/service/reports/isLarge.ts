import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';

/** The first overview of so much takes some 150 ms of one core, compiling its code included; half of it is read again and again. */
const MOST_CELLS = 100_000;
/** A prompt or topic has figures and intervals of its own: it costs as much as so many answers. */
const ANSWERS_A_NAME = 10;

/** Whether reports of a table may hold others up, so that they are computed in a thread. */
export function isLarge({
  count,
  brandCount,
  project,
}: Pick<AnswerTable, 'count' | 'brandCount' | 'project'>): boolean {
  const names = project.prompts.length + project.topics.length + project.platforms.length;
  return (count + names * ANSWERS_A_NAME) * Math.max(1, brandCount) > MOST_CELLS;
}
