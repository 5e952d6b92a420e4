import * as v from 'valibot';
import { accessSchema } from '#client/api/schemas/accessSchemas.ts';
import { memberSorts } from '#client/api/teamSchemas.ts';
import { roleSchema } from '#client/api/userSchemas.ts';
import { baseField, idField, nameField, newPasswordField, pageField, pageSizeField, textField } from './fields.ts';

const projectIdsField = v.pipe(v.array(idField), v.maxLength(200));

export const inviteRequest = v.object({
  // Each address is checked by itself: a bad one is refused with its reason and does not stop the others.
  emails: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
  role: roleSchema,
  /** Omitted: `edit`; for an admin `manage`, without which they could not manage the team. */
  level: v.optional(accessSchema),
  project_ids: v.optional(projectIdsField, []),
  /** Renews a pending or expired invitation instead of refusing it. */
  resend: v.optional(v.boolean(), false),
});

export const memberListRequest = v.object({
  page: pageField,
  page_size: pageSizeField(200, 20),
  q: v.optional(textField(200), ''),
  sort: v.optional(v.picklist(memberSorts)),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});
export type MemberListRequest = v.InferOutput<typeof memberListRequest>;

export const inviteListRequest = v.object({
  status: v.optional(v.picklist(['', 'pending', 'accepted', 'refused', 'expired', 'cancelled']), ''),
});

export const idRequest = v.object({ id: idField });

export const invitePageRequest = v.object({ code: idField });

export const inviteOperateRequest = v.object({
  code: idField,
  action: v.picklist(['accept', 'refuse']),
  name: v.optional(nameField),
  password: v.optional(newPasswordField),
});

export const memberUpdateRequest = v.object({
  id: idField,
  role: roleSchema,
  /** Omitted: the level stays. */
  level: v.optional(accessSchema),
  project_ids: v.optional(projectIdsField),
  base: baseField,
});
