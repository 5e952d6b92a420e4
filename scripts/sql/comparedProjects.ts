import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { importSample } from '#server/testing/importSample.ts';
import { TODAY } from './comparedFigures.ts';
import { exportProject } from './exportProject.ts';

const IMPORTED = 'imported';
/** The first sample with the domain of its first competitor removed. */
const WITHOUT_DOMAIN = 'without-domain';
/** Ids of the projects compared: the samples, an imported one, and one with a brand without a domain. */
export const comparedIds: readonly string[] = [
  ...sampleDefinitions(TODAY).map(({ id }) => id),
  IMPORTED,
  WITHOUT_DOMAIN,
];

interface ComparedProject {
  readonly id: string;
  readonly table: AnswerTable;
  /** Folder of its tables. */
  readonly directory: string;
}

/** Creates the imported project in the folder, and writes the tables of all compared projects below it. */
export async function writeComparedProjects(folder: string): Promise<readonly ComparedProject[]> {
  importSample(folder, IMPORTED);
  const samples = { projects: sampleDefinitions, answers: (id: string, day: string) => sampleAnswers(id, day) };
  const catalogue = new ProjectCatalogue(samples, folder, () => TODAY);
  const written: ComparedProject[] = [];
  const write = async (id: string, table: AnswerTable): Promise<void> => {
    const directory = mkdtempSync(join(folder, 'tables-'));
    await exportProject(directory, table);
    written.push({ id, table, directory });
  };
  for (const entry of catalogue.list()) await write(entry.id, await catalogue.table(entry, NO_EDITS));
  const [sample] = sampleDefinitions(TODAY);
  const entry = catalogue.list().find(({ id }) => id === sample?.id);
  if (sample === undefined || entry === undefined) throw new Error('There is no sample');
  const brands = sample.brands.map((brand, index) => (index === 1 ? { ...brand, domains: [] } : brand));
  await write(WITHOUT_DOMAIN, await catalogue.table(entry, { ...NO_EDITS, brands }));
  return written;
}
