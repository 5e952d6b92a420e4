import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';

/** The roles there are, as a request may name them. */
export const roleSchema = v.picklist(['user', 'admin']);
export type Role = v.InferOutput<typeof roleSchema>;
export const replyRoleSchema = openPicklist(roleSchema.options);

export const tokenReplySchema = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

/** The user store's fields as the server keeps them. Text fields are empty when unknown, never absent. */
export const profileSchema = v.object({
  name: v.string(),
  avatar: v.string(),
  job: v.string(),
  organization: v.string(),
  location: v.string(),
  email: v.string(),
  introduction: v.string(),
  personalWebsite: v.string(),
  jobName: v.string(),
  organizationName: v.string(),
  locationName: v.string(),
  phone: v.string(),
  registrationDate: v.string(),
  accountId: v.string(),
  certification: v.number(),
  role: replyRoleSchema,
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** One signed-in device. `last_used_at` is an ISO 8601 instant. */
export const deviceSchema = v.object({
  id: v.string(),
  device: v.string(),
  ip: v.string(),
  last_used_at: v.string(),
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof deviceSchema>;
export const deviceListSchema = v.array(deviceSchema);

export const uploadReplySchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

export interface RegisterDraft extends LoginDraft {
  readonly name: string;
  readonly invite_code?: string;
}

/** The fields a person may change; email, phone and password have calls of their own that ask for the password. */
export type ProfileDraft = Partial<
  Pick<
    Profile,
    | 'name'
    | 'avatar'
    | 'job'
    | 'organization'
    | 'location'
    | 'introduction'
    | 'personalWebsite'
    | 'jobName'
    | 'organizationName'
    | 'locationName'
  >
>;
