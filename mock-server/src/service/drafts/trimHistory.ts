import type { StoredVersion } from '#server/store/documents/draftDocuments.ts';

/** Limit of states per draft. */
const MOST_VERSIONS = 100;
/** Limit of characters of a draft's earlier states: long drafts keep fewer. */
const MOST_CHARACTERS = 2_000_000;

/** Drops the oldest states of a draft above the limits; always keeps the newest. */
export function trimHistory(history: readonly StoredVersion[], draftId: string): readonly StoredVersion[] {
  const kept = new Set<StoredVersion>();
  let characters = 0;
  for (const version of history.toReversed()) {
    if (version.draft_id !== draftId) continue;
    characters += version.text.length;
    if (kept.size > 0 && (kept.size >= MOST_VERSIONS || characters > MOST_CHARACTERS)) break;
    kept.add(version);
  }
  return history.filter((version) => version.draft_id !== draftId || kept.has(version));
}
