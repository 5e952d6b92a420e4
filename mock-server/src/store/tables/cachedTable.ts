import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { runSteps } from '#server/analysis/table/steps.ts';
import type { Steps } from '#server/analysis/table/steps.ts';
import { brandsKey } from '../edits/sameBrands.ts';
import { answersFile, tablePath } from '../projectFiles/projectPaths.ts';
import { CODE_VERSION } from './codeVersion.ts';
import { LineTexts } from './LineTexts.ts';
import type { FileVersion } from './LineTexts.ts';
import { prepareTable, readTable } from './tableFile.ts';
import type { PreparedTable } from './tableFile.ts';

/** Minimum number of answers: fewer are analysed as fast as a cached table is read, and their texts fit in memory. */
export const MANY_ANSWERS = 5000;

const KEEPING = 'Keeping the analysed answers';

/** The cache key of a table: answers, definition, brands, and the version of the code. */
function keyOf({ prompts, platforms, topics, brands }: ProjectDefinition, { size, mtimeMs }: FileVersion): string {
  const parts = [
    ...[CODE_VERSION, size, mtimeMs, brandsKey(brands)],
    prompts.map(({ id, topic_id: topic }) => [id, topic]),
    [platforms, topics].map((list) => list.map(({ id }) => id)),
  ];
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** Caches the table of a large project for the next start. Errors are ignored. */
export function* keepTable(dataDir: string, id: string, table: AnswerTable): Steps<void> {
  if (table.count < MANY_ANSWERS || !(table.texts instanceof LineTexts)) return;
  try {
    placeOrDiscard(yield* prepareTable(tablePath(dataDir, id), keyOf(table.project, table.texts.open()), table));
  } catch (error) {
    console.error(KEEPING, error);
  }
}

/**
 * Writes the table of answers before they are renamed into place, so that both appear together: a request in between would analyse
 * all answers again. Errors are ignored.
 * @param answers the temporary answers file, which keeps its size and time when it is renamed
 * @returns null when there is no table to rename
 */
export function tableBeside(dataDir: string, id: string, table: AnswerTable, answers: string): PreparedTable | null {
  if (table.count < MANY_ANSWERS) return null;
  try {
    const prepared = runSteps(prepareTable(tablePath(dataDir, id), keyOf(table.project, statSync(answers)), table));
    return {
      place() {
        try {
          prepared.place();
        } catch (error) {
          console.error(KEEPING, error);
        }
      },
      discard() {
        prepared.discard();
      },
    };
  } catch (error) {
    console.error(KEEPING, error);
    return null;
  }
}

function placeOrDiscard(prepared: PreparedTable): void {
  try {
    prepared.place();
  } finally {
    prepared.discard();
  }
}

/** The cached table of a project under its brands; null when none fits. */
export function* cachedTable(dataDir: string, id: string, project: ProjectDefinition): Steps<AnswerTable | null> {
  const answers = answersFile(dataDir, id);
  try {
    const version = statSync(answers);
    const table = yield* readTable(tablePath(dataDir, id), keyOf(project, version), project, answers);
    return table?.texts instanceof LineTexts && isSame(table.texts.open(), version) ? table : null;
  } catch {
    return null;
  }
}

/** Whether a file still has the same version. */
export function isSame(one: FileVersion, other: FileVersion): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs;
}
