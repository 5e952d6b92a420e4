import * as v from 'valibot';
import { actionSubjectSchema, savedActionSchema } from '../../../client/src/api/actionSchemas.ts';
import type { KeptAction } from '../analysis/actions/boardOf.ts';
import type { DocumentKind } from '../import/documentFile.ts';

/** What people made of the actions of a project. Immutable. */
export interface ProjectActions {
  /** Null: as the project came, nobody has touched any. */
  readonly kept: readonly KeptAction[] | null;
}

const keptSchema = v.object({
  id: v.string(),
  state: savedActionSchema,
  at: v.string(),
  subject: v.nullable(actionSubjectSchema),
});

export const actionsKind: DocumentKind<ProjectActions> = {
  name: 'actions',
  schema: v.object({ kept: v.optional(v.nullable(v.array(keptSchema)), null) }),
  empty: { kept: null },
};
