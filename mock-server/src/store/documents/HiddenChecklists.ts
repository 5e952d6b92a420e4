import * as v from 'valibot';
import type { DocumentKind } from './documentFile.ts';

/** Who does not want to see the checklist of a project; no figure hangs on it. Immutable. */
export interface HiddenChecklists {
  /** Ids of the users who put the checklist away. */
  readonly checklist_hidden: readonly string[];
}

export const checklistsKind: DocumentKind<HiddenChecklists> = {
  // Data folders hold the file by this name.
  name: 'desk',
  schema: v.object({ checklist_hidden: v.optional(v.array(v.string()), []) }),
  empty: { checklist_hidden: [] },
};
