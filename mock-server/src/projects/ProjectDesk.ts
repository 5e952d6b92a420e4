import * as v from 'valibot';
import type { DocumentKind } from '../import/documentFile.ts';

/** What people keep of a project for their own desk; no figure hangs on it. Immutable. */
export interface ProjectDesk {
  /** Ids of the users who put the checklist away. */
  readonly checklist_hidden: readonly string[];
}

export const deskKind: DocumentKind<ProjectDesk> = {
  name: 'desk',
  schema: v.object({ checklist_hidden: v.optional(v.array(v.string()), []) }),
  empty: { checklist_hidden: [] },
};
