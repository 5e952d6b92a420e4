import * as v from 'valibot';
import type { DocumentKind } from './documentFile.ts';

/** What people keep of a project for their own desk; no figure hangs on it. Immutable. */
export interface ProjectDrafts {
  /** Ids of the users who put the checklist away. */
  readonly checklist_hidden: readonly string[];
}

export const deskKind: DocumentKind<ProjectDrafts> = {
  name: 'desk',
  schema: v.object({ checklist_hidden: v.optional(v.array(v.string()), []) }),
  empty: { checklist_hidden: [] },
};
