import { listImported } from '#server/store/projectFiles/projectStore.ts';

/** The id of a project by its id or its name, in any case; null when there is none. */
export function projectIdByName(dataDir: string, named: string): string | null {
  const wanted = named.normalize('NFKC').trim().toLowerCase();
  const all = listImported(dataDir);
  const found =
    all.find(({ id }) => id === named) ??
    all.find(({ name }) => name.normalize('NFKC').trim().toLowerCase() === wanted);
  return found?.id ?? null;
}
