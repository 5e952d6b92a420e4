import { comparableProjectName } from '#server/store/projectFiles/comparableProjectName.ts';
import { listImported } from '#server/store/projectFiles/projectStore.ts';

/** The names of all projects, as a list for display; a dash if there are none. */
export function projectNames(dataDir: string): string {
  return (
    listImported(dataDir)
      .map(({ name }) => name)
      .join(', ') || '–'
  );
}

/** The id of a project given by id or name, compared as in an import; null: none. */
export function projectIdByName(dataDir: string, named: string): string | null {
  const wanted = comparableProjectName(named);
  const all = listImported(dataDir);
  const found = all.find(({ id }) => id === named) ?? all.find(({ name }) => comparableProjectName(name) === wanted);
  return found?.id ?? null;
}
