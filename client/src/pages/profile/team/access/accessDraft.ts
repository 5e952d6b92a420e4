import * as v from 'valibot';
import type { AccessDraft } from '../../../../api/membersApi.ts';
import { roleSchema } from '../../../../api/userSchemas.ts';
import type { Profile } from '../../../../api/userSchemas.ts';

export const accessFieldsSchema = v.object({
  /** Null: a role this client does not know; one of those it knows must be chosen. */
  role: v.nullable(roleSchema),
  /** Every project there is now. */
  all: v.boolean(),
  project_ids: v.array(v.string()),
});
/** Role and projects as they are being chosen. */
export type AccessFields = v.InferOutput<typeof accessFieldsSchema>;

/** What the fields say at first, for somebody who has a role and projects. */
export function accessFieldsOf(
  { role, project_ids: ids }: { readonly role: Profile['role']; readonly project_ids: readonly string[] },
  known: readonly string[],
): AccessFields {
  return {
    role: role === 'unknown' ? null : role,
    all: known.length > 0 && known.every((id) => ids.includes(id)),
    project_ids: known.filter((id) => ids.includes(id)),
  };
}

/** What is sent; null while there is no role. Projects that are gone are left out: the server would refuse them. */
export function accessDraftOf(
  { role, all, project_ids: ids }: AccessFields,
  known: readonly string[],
): AccessDraft | null {
  if (role === null) return null;
  return { role, project_ids: known.filter((id) => all || ids.includes(id)) };
}
