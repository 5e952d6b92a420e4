import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import type { AnswerTable } from '#server/analysis/types.ts';
import { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { importSample } from '#server/testing/importSample.ts';
import { TODAY } from './comparedFigures.ts';
import { exportProject } from './exportProject.ts';

const IMPORTED = 'imported';
/** Ids of the projects compared: the samples, and an imported one. */
export const comparedIds: readonly string[] = [...sampleDefinitions(TODAY).map(({ id }) => id), IMPORTED];

interface ComparedProject {
  readonly id: string;
  readonly table: AnswerTable;
  /** Where its tables are. */
  readonly directory: string;
}

/** Puts the imported project into the folder, and writes the tables of all compared projects under it. */
export async function writeComparedProjects(folder: string): Promise<readonly ComparedProject[]> {
  importSample(folder, IMPORTED);
  const samples = { projects: sampleDefinitions, answers: (id: string, day: string) => sampleAnswers(id, day) };
  const catalogue = new ProjectCatalogue(samples, folder, () => TODAY);
  const written: ComparedProject[] = [];
  for (const entry of catalogue.list()) {
    const table = await catalogue.table(entry, NO_EDITS);
    const directory = mkdtempSync(join(folder, 'tables-'));
    await exportProject(directory, table);
    written.push({ id: entry.id, table, directory });
  }
  return written;
}
