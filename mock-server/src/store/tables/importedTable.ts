import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { TableBuilder } from '#server/analysis/table/TableBuilder.ts';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { ReplacedError } from '#server/refusal/ReplacedError.ts';
import { sameBrands } from '../edits/sameBrands.ts';
import { answersFile } from '../projectFiles/projectPaths.ts';
import type { StoredProject } from '../projectFiles/projectStore.ts';
import { buildInSlices, SLICE } from './buildInSlices.ts';
import { isSame, keepTable, cachedTable, MANY_ANSWERS } from './cachedTable.ts';
import { inTurns } from './inTurns.ts';
import { LineStore, LineTexts } from './LineTexts.ts';

/** Loads the cached table of an imported project, or builds it from its answer lines and caches it. Texts stay in the file. */
async function manyAnswers(
  dataDir: string,
  { project: recorded, placed }: StoredProject,
  project: ProjectDefinition,
): Promise<AnswerTable> {
  const { id } = recorded;
  const kept = await inTurns(cachedTable(dataDir, id, project));
  if (kept !== null) return kept;
  // Recounting brands in a table is faster than reading all answers.
  const before = sameBrands(recorded.brands, project.brands) ? null : await inTurns(cachedTable(dataDir, id, recorded));
  if (before !== null) return before;
  const file = answersFile(dataDir, id);
  const version = statSync(file, { throwIfNoEntry: false });
  if (version === undefined) throw new DamagedFileError(file, 'answers', { kind: 'missing' });
  const lines = new LineStore(() => file);
  const builder = new TableBuilder(project, lines);
  let count = 0;
  for (const { answer, from, size } of placed()) {
    lines.next(from, size);
    builder.add(answer);
    count += 1;
    if (count % SLICE === 0) await nextTurn();
  }
  const table = await inTurns(builder.finishing());
  if (!(table.texts instanceof LineTexts) || !isSame(table.texts.open(), version)) {
    throw new ReplacedError(file);
  }
  await inTurns(keepTable(dataDir, id, table));
  return table;
}

/**
 * The table of an imported project. `project` has the requested brands; the result may use the recorded brands when that table is
 * cached, as brands can be recounted.
 */
export async function importedTable(
  dataDir: string,
  stored: StoredProject,
  project: ProjectDefinition,
): Promise<AnswerTable> {
  // Reading the definition takes long with tens of thousands of prompts. Two turns, because the first one only continues work that a
  // request began before other requests are received.
  await nextTurn();
  await nextTurn();
  return stored.project.answer_count < MANY_ANSWERS
    ? buildInSlices(project, stored.answers)
    : manyAnswers(dataDir, stored, project);
}
