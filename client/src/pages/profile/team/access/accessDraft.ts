import * as v from 'valibot';
import type { AccessDraft } from '#client/api/membersApi.ts';
import { accessSchema } from '#client/api/schemas/accessSchemas.ts';
import { roleSchema } from '#client/api/userSchemas.ts';
import type { Member } from '#client/api/teamSchemas.ts';

export const accessFieldsSchema = v.object({
  /** Null: a role this client does not know; one of those it knows must be chosen. */
  role: v.nullable(roleSchema),
  /** The permission level; null: the provider has none, and none is sent. */
  level: v.optional(v.nullable(accessSchema), null),
  /** Every project there is now. */
  all: v.boolean(),
  /** Null: not known, and left as they are until some are chosen. */
  project_ids: v.nullable(v.array(v.string())),
});
/** Role, permission level and projects as they are being chosen. */
export type AccessFields = v.InferOutput<typeof accessFieldsSchema>;

/** What the fields say at first, for somebody who has a role and projects. */
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

/** What is sent; null while there is no role. Projects that are gone are left out: the server would refuse them. */
export function accessDraftOf(
  { role, level, all, project_ids: ids }: AccessFields,
  known: readonly string[],
): AccessDraft | null {
  if (role === null) return null;
  const access = level === null ? { role } : { role, level };
  if (!all && ids === null) return access;
  return { ...access, project_ids: known.filter((id) => all || ids?.includes(id)) };
}
