import { stableId } from '../../store/ids/stableId.ts';
import { comparableProjectName } from '../../store/projectFiles/comparableProjectName.ts';
import { hasImported, listImported } from '../../store/projectFiles/projectStore.ts';

/** The id that a project of this name begins with. */
function firstIdOf(name: string): string {
  return stableId('project', comparableProjectName(name));
}

/** The project that goes by a name now; null when there is none. */
export function projectNamed(dataDir: string, name: string): string | null {
  const wanted = comparableProjectName(name);
  return listImported(dataDir).find((project) => comparableProjectName(project.name) === wanted)?.id ?? null;
}

/**
 * The id of the project that answers are brought into by a name: of the one that goes by it, else one that is free. A renamed project
 * keeps its id, so the one that a name begins with may be taken.
 */
export function projectIdFor(dataDir: string, name: string): string {
  const known = projectNamed(dataDir, name);
  if (known !== null) return known;
  let id = firstIdOf(name);
  for (let next = 2; hasImported(dataDir, id); next += 1) id = firstIdOf(`${name}\n${String(next)}`);
  return id;
}

/** Whether there is a project of that name. */
export function hasProjectNamed(dataDir: string, name: string): boolean {
  return projectNamed(dataDir, name) !== null;
}

/** Whether two names are those of one project. */
export function isSameProjectName(one: string, other: string): boolean {
  return comparableProjectName(one) === comparableProjectName(other);
}
