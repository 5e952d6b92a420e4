import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../analysis/table/AnswerTable.ts';
import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import { TableBuilder } from '../analysis/table/TableBuilder.ts';

/**
 * Builds a table from recorded answers: mentions, positions, sentiment and citations. The same answers in
 * any order give the same rows. @throws if an answer has a prompt or platform that the project does not have
 */
export function buildTable(project: ProjectDefinition, answers: Iterable<RawAnswer>): AnswerTable {
  const builder = new TableBuilder(project);
  for (const answer of answers) {
    builder.add(answer);
  }
  return builder.finish();
}
