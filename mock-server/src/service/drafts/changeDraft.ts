import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { StoredDraft, StoredVersion, VersionKind } from '#server/store/documents/draftDocuments.ts';
import { versionOf } from '#server/store/documents/draftDocuments.ts';
import { isRecent } from '#server/store/isRecent.ts';

/** Time during which one person's typing is merged into one version of the history. */
const VERSION_SPAN_MS = 5 * 60_000;

export interface DraftEdit extends Partial<Pick<StoredDraft, 'title' | 'text' | 'prompt_ids' | 'language' | 'status'>> {
  readonly kind: VersionKind;
  /** Adds the previous state to the history, however recent it is. */
  readonly apart: boolean;
}

interface Changed {
  readonly draft: StoredDraft;
  /** The previous state, if the history must store it. */
  readonly kept: StoredVersion | null;
}

/**
 * Applies a person's change to a draft at an instant (epoch milliseconds). Returns the identical value for no change, so that a
 * repeated save is stored once. A change of the text resets the status to `draft`.
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
    // An empty page is not worth a version, unless requested.
    kept: isApart && (apart || draft.text.trim() !== '') ? versionOf(draft) : null,
  };
}

function startsVersion(draft: StoredDraft, { kind, apart }: DraftEdit, by: NamedRef, now: number): boolean {
  return (
    apart ||
    kind !== 'saved' ||
    draft.kind !== 'saved' ||
    draft.updated_by.id !== by.id ||
    !isRecent(Date.parse(draft.since), now, VERSION_SPAN_MS)
  );
}
