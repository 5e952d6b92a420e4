import { isSameProjectName, projectNamed } from '#server/ingest/merge/projectIdFor.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { isSampleName } from '../imports/importIntoProject.ts';
import type { Rights } from '../Rights.ts';

/**
 * Requires a unique name: projects with equal names would be ambiguous in lists and for imports by name.
 * @param except the project that may already have the name
 * @throws MockError (422) naming the field.
 */
export function requireNewName({ server, projects }: Rights, name: string, field: string, except?: string): void {
  const known = projectNamed(server.dataDir, name);
  const isShown = projects.some(
    ({ id, names = {} }) => id !== except && Object.values(names).some((one) => isSameProjectName(one, name)),
  );
  if ((known === null || known === except) && !isShown && !isSampleName(server, name)) return;
  throw badInput(field, {
    zh: `已有名为“${name}”的项目，请换一个名称`,
    en: `“${name}” is the name of another project: choose a different one`,
  });
}
