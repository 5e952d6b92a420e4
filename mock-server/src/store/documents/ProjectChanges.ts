import * as v from 'valibot';
import { publicationSchema } from '#client/api/publicationSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** What people of a project put online, in the order it was recorded. Immutable. */
export interface ProjectChanges {
  /** Null: those the project came with. */
  readonly changes: readonly Publication[] | null;
}

export const changesKind: DocumentKind<ProjectChanges> = {
  name: 'changes',
  schema: v.object({ changes: v.optional(v.nullable(v.array(publicationSchema)), null) }),
  empty: { changes: null },
};
