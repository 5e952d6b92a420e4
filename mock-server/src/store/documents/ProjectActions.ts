import * as v from 'valibot';
import { actionSubjectSchema, savedActionSchema } from '#client/api/actionSchemas.ts';
import type { StoredAction } from '#server/analysis/actions/boardOf.ts';
import type { DocumentKind } from './documentFile.ts';

/** The state that people gave to a project's actions. Immutable. */
export interface ProjectActions {
  /** Null: the original states, nobody has changed any. */
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
