import type { Reply } from './Reply.ts';

/** Whether the engine searched the web for a reply. Null: unknown. */
export function searchedOf({ searches, citations, retrieved, usage }: Reply): boolean | null {
  const count = usage?.searches ?? null;
  if ((count ?? 0) > 0) return true;
  if ([searches, citations, retrieved].some((list) => (list ?? []).length > 0)) return true;
  return searches === null && count === null ? null : false;
}
