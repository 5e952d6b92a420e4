import { stableId } from './stableId.ts';

/** The stable id of a name; when it is taken, the id of its next copy. */
export function freeId(kind: 'keyword' | 'prompt' | 'topic', name: string, isTaken: (id: string) => boolean): string {
  let id = stableId(kind, name);
  for (let copy = 2; isTaken(id); copy += 1) id = stableId(kind, `${name}\n${String(copy)}`);
  return id;
}
