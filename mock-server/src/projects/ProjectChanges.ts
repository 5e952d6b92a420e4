import * as v from 'valibot';
import { publishedChangeSchema } from '../../../client/src/api/changeSchemas.ts';
import type { PublishedChange } from '../../../client/src/api/changeSchemas.ts';
import type { DocumentKind } from '../import/documentFile.ts';

/** What people of a project put online, in the order it was recorded. Immutable. */
export interface ProjectChanges {
  /** Null: those the project came with. */
  readonly changes: readonly PublishedChange[] | null;
}

export const changesKind: DocumentKind<ProjectChanges> = {
  name: 'changes',
  schema: v.object({ changes: v.optional(v.nullable(v.array(publishedChangeSchema)), null) }),
  empty: { changes: null },
};
