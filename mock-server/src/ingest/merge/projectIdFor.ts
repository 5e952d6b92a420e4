import { stableId } from '#server/store/ids/stableId.ts';
import { isBeingDeleted } from '#server/store/projectFiles/changeProject.ts';
import { comparableProjectName } from '#server/store/projectFiles/comparableProjectName.ts';
import { hasImported, listImported } from '#server/store/projectFiles/projectStore.ts';

/** The initial id of a project with this name. */
function firstIdOf(name: string): string {
  return stableId('project', comparableProjectName(name));
}

/** The id of the project with this current name; null: none. */
export function projectNamed(dataDir: string, name: string): string | null {
  const wanted = comparableProjectName(name);
  return listImported(dataDir).find((project) => comparableProjectName(project.name) === wanted)?.id ?? null;
}

/**
 * The id of the project into which answers are imported by name: the one with that name, else a free id. A renamed project keeps its id, so
 * the initial id of a name may be taken.
 */
export function projectIdFor(dataDir: string, name: string): string {
  const known = projectNamed(dataDir, name);
  if (known !== null) return known;
  const isTaken = (id: string): boolean => hasImported(dataDir, id) || isBeingDeleted(dataDir, id);
  let id = firstIdOf(name);
  for (let next = 2; isTaken(id); next += 1) id = firstIdOf(`${name}\n${String(next)}`);
  return id;
}

/** Whether a project with this name exists. */
export function hasProjectNamed(dataDir: string, name: string): boolean {
  return projectNamed(dataDir, name) !== null;
}

/** Whether two names belong to the same project. */
export function isSameProjectName(one: string, other: string): boolean {
  return comparableProjectName(one) === comparableProjectName(other);
}
