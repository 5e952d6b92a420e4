import * as v from 'valibot';
import {
  lenientFlag,
  lenientId,
  lenientIds,
  lenientInstant,
  lenientList,
  lenientObject,
  lenientPage,
  lenientPicklist,
  lenientText,
} from './lenientSchemas.ts';
import { replyAccessSchema } from './schemas/accessSchemas.ts';
import { replyRoleSchema } from './userSchemas.ts';

/** The projects that a member sees; null: the provider does not say. */
const projectIdsSchema = v.nullish(lenientIds, null);

/** The rights of a member. */
const memberAccessEntries = { role: replyRoleSchema, level: replyAccessSchema, project_ids: projectIdsSchema };
export const memberAccessSchema = v.object(memberAccessEntries);
export type MemberAccess = v.InferOutput<typeof memberAccessSchema>;

export const memberSchema = v.pipe(
  v.object({
    id: lenientId,
    name: lenientText,
    email: lenientText,
    avatar: lenientText,
    ...memberAccessEntries,
    joined_at: lenientInstant,
    /** Whether it is the caller. */
    self: lenientFlag,
    /** The team's only admin: cannot be removed or lose the role. */
    last_admin: lenientFlag,
    /** The only member with level `manage`: cannot lose the level or the role. */
    last_manager: lenientFlag,
  }),
  // The email, else the id, substitutes for a missing name.
  v.transform((member) => ({
    ...member,
    name: [member.name, member.email].find((name) => name.trim() !== '') ?? member.id,
  })),
);
export type Member = v.InferOutput<typeof memberSchema>;

/** Response to a changed member: whether it is the caller. */
export const memberChangeSchema = lenientObject({ self: lenientFlag });

/** Sort keys of members. */
export const memberSorts = ['name', 'email', 'role', 'joined_at'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const memberListSchema = lenientPage('members', memberSchema);

export const inviteStatusSchema = v.picklist(['pending', 'accepted', 'refused', 'expired', 'cancelled']);
export type InviteStatus = v.InferOutput<typeof inviteStatusSchema>;

export const invitationSchema = v.object({
  id: lenientId,
  email: lenientText,
  role: replyRoleSchema,
  level: replyAccessSchema,
  project_ids: projectIdsSchema,
  status: lenientPicklist(inviteStatusSchema.options),
  sent_at: lenientInstant,
  expires_at: lenientInstant,
  link: lenientText,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
export const invitationListSchema = lenientList('invitations', invitationSchema);

const refusedSchema = v.object({
  email: v.string(),
  reason: lenientPicklist(['invalid', 'duplicate', 'member', 'pending', 'limit']),
});

/** For each address whether it was invited, or why not; `invitations` is null where the provider sends none. */
export const inviteReplySchema = lenientObject({
  invitations: v.nullish(invitationListSchema, null),
  refused: v.optional(lenientList('refused addresses', refusedSchema), null),
});

type InviteReply = v.InferOutput<typeof inviteReplySchema>;
export type RefusedAddress = InviteReply['refused'][number];

const invitePageEntries = {
  inviter: lenientText,
  team: lenientText,
  role: replyRoleSchema,
  email: lenientText,
  /** Default `pending`: a provider would not list an invitation that is over. */
  status: v.nullish(lenientPicklist(inviteStatusSchema.options), 'pending'),
  /** Expiry time (ISO 8601). */
  expires_at: lenientInstant,
  /** Whether the address has an account, so that its owner logs in rather than registers; null: the provider does not say. */
  registered: v.nullish(lenientFlag, null),
};

/** What the invitation page shows; missing texts are empty. */
export const invitePageSchema = v.object(invitePageEntries);

/** The same in a response, which may be empty. */
export const invitePageReplySchema = lenientObject(invitePageEntries);
