import * as v from 'valibot';
import { isPlainObject } from '../lib/isPlainObject.ts';
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

/** The roles that a request may name. */
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

/** The response of a call that may log in as well; null when it does not. */
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
  /** The permission level; absent: the provider has none. */
  level: v.optional(v.fallback(v.optional(accessSchema), undefined)),
  /** Names of the members who can change it. */
  managers: v.optional(v.fallback(v.optional(v.array(v.string())), undefined)),
};

/** The user store's fields as this client keeps them. A provider may omit any: missing texts are empty. */
export const profileSchema = v.object(profileEntries);
export type Profile = v.InferOutput<typeof profileSchema>;

/** The profile of a response, which may be empty. */
export const profileReplySchema = lenientObject(profileEntries);

export const emptyProfile: Profile = v.parse(profileSchema, {});

/** The profile fields in the response to a saved change; omitted fields are unchanged. */
export const profileChangeSchema = v.pipe(
  v.unknown(),
  v.transform((data): Partial<Profile> => {
    if (!isPlainObject(data)) return {};
    const said = Object.keys(data);
    return Object.fromEntries(Object.entries(v.parse(profileSchema, data)).filter(([field]) => said.includes(field)));
  }),
);

/** A signed-in device. `last_used_at` is an instant; missing texts are empty. */
export const deviceSchema = v.object({
  id: lenientId,
  device: lenientText,
  ip: lenientText,
  last_used_at: lenientInstant,
  current: lenientFlag,
});
export type Device = v.InferOutput<typeof deviceSchema>;
export const deviceListSchema = lenientList('devices', deviceSchema);

/** Fields of an upload response that may hold the address, most likely first. */
const ADDRESS_FIELDS = ['url', 'path', 'file', 'src', 'link', 'avatar', 'fileUrl', 'file_url', 'data'];

function addressIn(data: unknown): string {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return addressIn(data[0]);
  if (!isPlainObject(data)) return '';
  return ADDRESS_FIELDS.map((field) => addressIn(data[field])).find((address) => address !== '') ?? '';
}

/** The address of an uploaded file: the data itself, or one of its fields. */
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

/** A field that is not sent stays as it is: the client does not know a value that the provider masks. */
export interface AccountDraft extends Partial<Pick<Profile, 'email' | 'phone'>> {
  readonly password: string;
}

/** The editable fields; email, phone and password have separate calls that require the password. */
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
