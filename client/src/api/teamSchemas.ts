import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { replyRoleSchema } from './userSchemas.ts';

export const memberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  avatar: v.string(),
  role: replyRoleSchema,
  project_ids: v.array(v.string()),
  joined_at: v.string(),
  /** The member who is asking. */
  self: v.boolean(),
  /** The team's only admin, who can neither be removed nor lose the role. */
  last_admin: v.boolean(),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** What members can be ordered by. */
export const memberSorts = ['name', 'email', 'role', 'joined_at'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const memberListSchema = v.object({ list: v.array(memberSchema), total: v.number() });

export const inviteStatusSchema = v.picklist(['pending', 'accepted', 'refused', 'expired', 'cancelled']);
export type InviteStatus = v.InferOutput<typeof inviteStatusSchema>;

export const invitationSchema = v.object({
  id: v.string(),
  email: v.string(),
  role: replyRoleSchema,
  project_ids: v.array(v.string()),
  status: openPicklist(inviteStatusSchema.options),
  sent_at: v.string(),
  expires_at: v.string(),
  link: v.string(),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
export const invitationListSchema = v.array(invitationSchema);

export const inviteReplySchema = v.object({
  invitations: invitationListSchema,
  refused: v.array(
    v.object({ email: v.string(), reason: openPicklist(['invalid', 'duplicate', 'member', 'pending', 'limit']) }),
  ),
});

export type InviteReply = v.InferOutput<typeof inviteReplySchema>;
export type RefusedAddress = InviteReply['refused'][number];

/** What a person who opens an invitation link is shown. */
export const invitePageSchema = v.object({
  inviter: v.string(),
  team: v.string(),
  role: replyRoleSchema,
  email: v.string(),
  status: openPicklist(inviteStatusSchema.options),
  /** Until when it can be accepted (ISO 8601); empty where a provider does not say. */
  expires_at: v.optional(v.string(), ''),
  /** Whether the address already has an account: log in rather than register. */
  registered: v.boolean(),
});
