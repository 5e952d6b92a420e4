import * as v from 'valibot';
import {
  lenientFlag,
  lenientId,
  lenientInstant,
  lenientList,
  lenientNumber,
  lenientObject,
  lenientPicklist,
  lenientText,
} from './lenientSchemas.ts';
import { accessSchema } from './schemas/accessSchemas.ts';
import { isPlainObject } from '../lib/isPlainObject.ts';

/** The roles there are, as a request may name them. */
export const roleSchema = v.picklist(['user', 'admin']);
export type Role = v.InferOutput<typeof roleSchema>;
export const replyRoleSchema = lenientPicklist(roleSchema.options);

function profileRoleOf(role: unknown): Role | 'unknown' | '' {
  return role === null || role === '' ? '' : v.parse(replyRoleSchema, role);
}

/** The role in one's own profile; empty: the provider does not say. */
export const profileRoleSchema = v.optional(v.pipe(v.unknown(), v.transform(profileRoleOf)), '');

const tokenSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
export const tokenReplySchema = v.object({ token: tokenSchema });

/** The reply of a call that may log in as well; null when it does not. */
export const optionalTokenReplySchema = v.fallback(v.object({ token: v.nullable(tokenSchema) }), { token: null });

const profileEntries = {
  name: lenientText,
  avatar: lenientText,
  job: lenientText,
  organization: lenientText,
  location: lenientText,
  email: lenientText,
  introduction: lenientText,
  personalWebsite: lenientText,
  jobName: lenientText,
  organizationName: lenientText,
  locationName: lenientText,
  phone: lenientText,
  registrationDate: lenientInstant,
  accountId: lenientText,
  /** Null: the provider does not say. */
  certification: lenientNumber,
  role: profileRoleSchema,
  /** The permission level; not there: the provider has none. */
  level: v.optional(v.fallback(v.optional(accessSchema), undefined)),
  /** The names of those who can change it. */
  managers: v.optional(v.fallback(v.optional(v.array(v.string())), undefined)),
};

/** The user store's fields as this client keeps them. A provider may leave any of them out: texts are empty then. */
export const profileSchema = v.object(profileEntries);
export type Profile = v.InferOutput<typeof profileSchema>;

/** The profile of a reply, which may hold nothing at all. */
export const profileReplySchema = lenientObject(profileEntries);

export const emptyProfile: Profile = v.parse(profileSchema, {});

/** What the reply to a saved change says of the profile; fields that it leaves out are as they were. */
export const profileChangeSchema = v.pipe(
  v.unknown(),
  v.transform((data): Partial<Profile> => {
    if (!isPlainObject(data)) return {};
    const said = Object.keys(data);
    return Object.fromEntries(Object.entries(v.parse(profileSchema, data)).filter(([field]) => said.includes(field)));
  }),
);

/** One signed-in device. `last_used_at` is an instant; texts are empty where the provider says nothing. */
export const deviceSchema = v.object({
  id: lenientId,
  device: lenientText,
  ip: lenientText,
  last_used_at: lenientInstant,
  current: lenientFlag,
});
export type Device = v.InferOutput<typeof deviceSchema>;
export const deviceListSchema = lenientList('devices', deviceSchema);

/** Where an upload reply may hold the address, the likeliest first. */
const ADDRESS_FIELDS = ['url', 'path', 'file', 'src', 'link', 'avatar', 'fileUrl', 'file_url', 'data'];

function addressIn(data: unknown): string {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return addressIn(data[0]);
  if (!isPlainObject(data)) return '';
  return ADDRESS_FIELDS.map((field) => addressIn(data[field])).find((address) => address !== '') ?? '';
}

/** The address of a file that was sent: the data itself, or a field of it. */
export const uploadReplySchema = v.pipe(
  v.unknown(),
  v.transform((data) => ({ url: addressIn(data) })),
  v.object({ url: v.pipe(v.string(), v.nonEmpty('No address of the file')) }),
);

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

export interface RegisterDraft extends LoginDraft {
  readonly name: string;
  readonly invite_code?: string;
}

export interface AccountDraft extends Pick<Profile, 'email' | 'phone'> {
  readonly password: string;
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
