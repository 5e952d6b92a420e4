import * as v from 'valibot';
import { actionSubjectSchema, savedActionSchema } from '#client/api/actionSchemas.ts';
import type { StoredAction } from '../../analysis/actions/boardOf.ts';
import type { DocumentKind } from './documentFile.ts';

/** What people made of the actions of a project. Immutable. */
export interface ProjectActions {
  /** Null: as the project came, nobody has touched any. */
  readonly kept: readonly StoredAction[] | null;
}

const storedSchema = v.object({
  id: v.string(),
  state: savedActionSchema,
  at: v.string(),
  subject: v.nullable(actionSubjectSchema),
});

export const actionsKind: DocumentKind<ProjectActions> = {
  name: 'actions',
  schema: v.object({ kept: v.optional(v.nullable(v.array(storedSchema)), null) }),
  empty: { kept: null },
};
