import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { TableBuilder } from '#server/analysis/table/TableBuilder.ts';
import { inTurns } from './inTurns.ts';

/** Answers analysed per slice (some 20 ms) before the event loop continues. */
export const SLICE = 400;

/** Builds a table in slices, without blocking the event loop. */
export async function buildInSlices(project: ProjectDefinition, answers: Iterable<RawAnswer>): Promise<AnswerTable> {
  const builder = new TableBuilder(project);
  let count = 0;
  for (const answer of answers) {
    builder.add(answer);
    count += 1;
    if (count % SLICE === 0) await nextTurn();
  }
  return inTurns(builder.finishing());
}
