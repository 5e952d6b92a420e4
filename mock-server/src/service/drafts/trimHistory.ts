import type { StoredVersion } from '../../store/documents/draftDocuments.ts';

/** Of one draft. */
const MOST_VERSIONS = 100;
/** Characters of the earlier states of one draft: long ones are kept fewer times. */
const MOST_CHARACTERS = 2_000_000;

/** The history with the oldest states of one draft left out where it has too many; the newest is always kept. */
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
