import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { StoredDraft, StoredVersion, VersionKind } from '../../store/documents/draftDocuments.ts';
import { versionOf } from '../../store/documents/draftDocuments.ts';

/** Typing by one person goes into one version of the history for this long. */
const VERSION_SPAN_MS = 5 * 60_000;

export interface DraftEdit extends Partial<Pick<StoredDraft, 'title' | 'text' | 'prompt_ids' | 'language' | 'status'>> {
  readonly kind: VersionKind;
  /** The state before gets a place of its own in the history, however young it is. */
  readonly apart: boolean;
}

interface Changed {
  readonly draft: StoredDraft;
  /** The state before, when the history is to keep it. */
  readonly kept: StoredVersion | null;
}

/**
 * A draft after a change by a person at an instant (epoch milliseconds). One that changes nothing is the same value, so that a save
 * sent twice is saved once. A change of the words takes it back to the status `draft`: final was said of other words.
 */
export function changeDraft(draft: StoredDraft, edit: DraftEdit, by: NamedRef, now: number): Changed {
  const { kind, apart, ...fields } = edit;
  const next = { ...draft, ...fields };
  const isReworded = next.title !== draft.title || next.text !== draft.text;
  const isSame =
    !isReworded &&
    next.status === draft.status &&
    next.language === draft.language &&
    next.prompt_ids.join('\n') === draft.prompt_ids.join('\n');
  if (isSame) return { draft, kept: null };
  const at = new Date(now).toISOString();
  const isApart = isReworded && startsVersion(draft, edit, by, now);
  return {
    draft: {
      ...next,
      version: draft.version + 1,
      updated_at: at,
      updated_by: by,
      ...(isReworded && { kind }),
      ...(isReworded && fields.status === undefined && { status: 'draft' as const }),
      ...(isApart && { since: at }),
    },
    // An empty page is no state to go back to, unless somebody asks for it.
    kept: isApart && (apart || draft.text.trim() !== '') ? versionOf(draft) : null,
  };
}

function startsVersion(draft: StoredDraft, { kind, apart }: DraftEdit, by: NamedRef, now: number): boolean {
  return (
    apart ||
    kind !== 'saved' ||
    draft.kind !== 'saved' ||
    draft.updated_by.id !== by.id ||
    now - Date.parse(draft.since) >= VERSION_SPAN_MS
  );
}
