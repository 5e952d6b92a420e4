import { listImported } from '#server/store/projectFiles/projectStore.ts';

/** The names of all projects that can be named, as a list for people; a dash where there are none. */
export function projectNames(dataDir: string): string {
  return (
    listImported(dataDir)
      .map(({ name }) => name)
      .join(', ') || '–'
  );
}

/** The id of a project by its id or its name, in any case; null when there is none. */
export function projectIdByName(dataDir: string, named: string): string | null {
  const wanted = named.normalize('NFKC').trim().toLowerCase();
  const all = listImported(dataDir);
  const found =
    all.find(({ id }) => id === named) ??
    all.find(({ name }) => name.normalize('NFKC').trim().toLowerCase() === wanted);
  return found?.id ?? null;
}
