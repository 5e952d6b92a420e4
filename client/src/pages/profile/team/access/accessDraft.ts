import * as v from 'valibot';
import type { AccessDraft } from '#client/api/membersApi.ts';
import { accessSchema } from '#client/api/schemas/accessSchemas.ts';
import type { Member } from '#client/api/teamSchemas.ts';
import { roleSchema } from '#client/api/userSchemas.ts';

export const accessFieldsSchema = v.object({
  /** Null: a role unknown to this client; a known one must be chosen. */
  role: v.nullable(roleSchema),
  /** The permission level; null: the provider has none, and none is sent. */
  level: v.optional(v.nullable(accessSchema), null),
  /** Every current project. */
  all: v.boolean(),
  /** Null: unknown, and left unchanged until some are chosen. */
  project_ids: v.nullable(v.array(v.string())),
});
/** Role, permission level and projects in the form. */
export type AccessFields = v.InferOutput<typeof accessFieldsSchema>;

/** The initial values for a person with a role and projects. */
export function accessFieldsOf(
  { role, level, project_ids: ids }: Pick<Member, 'role' | 'level' | 'project_ids'>,
  known: readonly string[],
): AccessFields {
  return {
    role: role === 'unknown' ? null : role,
    level,
    all: ids !== null && known.length > 0 && known.every((id) => ids.includes(id)),
    project_ids: ids && known.filter((id) => ids.includes(id)),
  };
}

/** The values to send; null without a role. Deleted projects are left out: the server would refuse them. */
export function accessDraftOf(
  { role, level, all, project_ids: ids }: AccessFields,
  known: readonly string[],
): AccessDraft | null {
  if (role === null) return null;
  const access = level === null ? { role } : { role, level };
  if (!all && ids === null) return access;
  return { ...access, project_ids: known.filter((id) => all || ids?.includes(id)) };
}
