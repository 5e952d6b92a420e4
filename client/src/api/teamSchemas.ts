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

/** The projects somebody sees; null: the provider does not say. */
const projectIdsSchema = v.nullish(lenientIds, null);

export const memberSchema = v.pipe(
  v.object({
    id: lenientId,
    name: lenientText,
    email: lenientText,
    avatar: lenientText,
    role: replyRoleSchema,
    level: replyAccessSchema,
    project_ids: projectIdsSchema,
    joined_at: lenientInstant,
    /** The member who is asking. */
    self: lenientFlag,
    /** The team's only admin, who can neither be removed nor lose the role. */
    last_admin: lenientFlag,
    /** The only one who can change the team, who can neither lose the level nor the role. */
    last_manager: lenientFlag,
  }),
  // Somebody without a name goes by the address, or by the id.
  v.transform((member) => ({
    ...member,
    name: [member.name, member.email].find((name) => name.trim() !== '') ?? member.id,
  })),
);
export type Member = v.InferOutput<typeof memberSchema>;

/** What the reply to a changed member says: whether it is the one who asked. */
export const memberChangeSchema = lenientObject({ self: lenientFlag });

/** What members can be ordered by. */
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

/** Of each address whether it was invited, or why not; `invitations` is null where the provider names none. */
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
  /** `pending` unless the provider says otherwise: it would not show an invitation that is over. */
  status: v.nullish(lenientPicklist(inviteStatusSchema.options), 'pending'),
  /** Until when it can be accepted (ISO 8601). */
  expires_at: lenientInstant,
  /** Whether the address already has an account, to log in to rather than register; null: the provider does not say. */
  registered: v.nullish(lenientFlag, null),
};

/** What a person who opens an invitation link is shown; texts are empty where the provider says nothing. */
export const invitePageSchema = v.object(invitePageEntries);

/** The same in a reply, which may hold nothing at all. */
export const invitePageReplySchema = lenientObject(invitePageEntries);
