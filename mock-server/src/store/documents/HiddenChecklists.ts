import * as v from 'valibot';
import type { DocumentKind } from './documentFile.ts';

/** The users who hid a project's checklist; no figure depends on it. Immutable. */
export interface HiddenChecklists {
  /** Ids of the users who hid the checklist. */
  readonly checklist_hidden: readonly string[];
}

export const checklistsKind: DocumentKind<HiddenChecklists> = {
  // Existing data folders use this file name.
  name: 'desk',
  schema: v.object({ checklist_hidden: v.optional(v.array(v.string()), []) }),
  empty: { checklist_hidden: [] },
};
