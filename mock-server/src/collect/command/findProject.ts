import { comparableProjectName } from '#server/store/projectFiles/comparableProjectName.ts';
import { listImported } from '#server/store/projectFiles/projectStore.ts';

/** The names of all projects that can be named, as a list for people; a dash where there are none. */
export function projectNames(dataDir: string): string {
  return (
    listImported(dataDir)
      .map(({ name }) => name)
      .join(', ') || '–'
  );
}

/** The id of a project by its id or its name, compared as an import compares them; null when there is none. */
export function projectIdByName(dataDir: string, named: string): string | null {
  const wanted = comparableProjectName(named);
  const all = listImported(dataDir);
  const found = all.find(({ id }) => id === named) ?? all.find(({ name }) => comparableProjectName(name) === wanted);
  return found?.id ?? null;
}
