import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TableBuilder } from '../analysis/table/TableBuilder.ts';
import type { AnswerTable, ProjectDefinition, RawAnswer } from '../analysis/types.ts';
import { ImportStoreError } from '../import/ImportStoreError.ts';
import { isSame, keepTable, keptTable, MANY_ANSWERS } from '../import/keptTable.ts';
import { LineStore, LineTexts } from '../import/LineTexts.ts';
import { answersFile } from '../import/projectPaths.ts';
import { readPlacedAnswers } from '../import/projectStore.ts';
import type { ImportedProject } from '../import/storedSchemas.ts';
import { sameBrands } from './sameBrands.ts';
import { buildInSlices, SLICE } from './buildInSlices.ts';

/** An imported project's table: as it was kept, else read in from the lines of its answers, their texts left there, and kept. */
async function manyAnswers(
  dataDir: string,
  recorded: ImportedProject,
  project: ProjectDefinition,
): Promise<AnswerTable> {
  const { id } = recorded;
  const kept = keptTable(dataDir, id, project);
  if (kept !== null) return kept;
  // Counting other brands in a table is quicker than reading all answers in.
  const before = sameBrands(recorded.brands, project.brands) ? null : keptTable(dataDir, id, recorded);
  if (before !== null) return before;
  const file = answersFile(dataDir, id);
  const version = statSync(file);
  const lines = new LineStore(() => file);
  const builder = new TableBuilder(project, lines);
  let count = 0;
  for (const { answer, from, size } of readPlacedAnswers(file)) {
    lines.next(from, size);
    builder.add(answer);
    count += 1;
    if (count % SLICE === 0) await nextTurn();
  }
  const table = builder.finish();
  if (!(table.texts instanceof LineTexts) || !isSame(table.texts.open(), version)) {
    throw new ImportStoreError(`${file} was replaced while it was read`);
  }
  keepTable(dataDir, id, table);
  return table;
}

/**
 * The table of an imported project. The brands of `project` are those asked for; the table may stand under those it was recorded
 * with, where that is at hand: others can be counted in it.
 */
export function importedTable(
  dataDir: string,
  recorded: ImportedProject,
  project: ProjectDefinition,
  answers: () => Iterable<RawAnswer>,
): Promise<AnswerTable> {
  return recorded.answer_count < MANY_ANSWERS
    ? buildInSlices(project, answers())
    : manyAnswers(dataDir, recorded, project);
}
