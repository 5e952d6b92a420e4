import * as v from 'valibot';
import { publicationSchema } from '#client/api/publicationSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** The publications of a project, in the order of recording. Immutable. */
export interface ProjectChanges {
  /** Null: the project's original ones. */
  readonly changes: readonly Publication[] | null;
}

export const changesKind: DocumentKind<ProjectChanges> = {
  name: 'changes',
  schema: v.object({ changes: v.optional(v.nullable(v.array(publicationSchema)), null) }),
  empty: { changes: null },
};
