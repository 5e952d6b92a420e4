import * as v from 'valibot';
import { accessSchema } from '#client/api/schemas/accessSchemas.ts';
import { profileSchema, roleSchema } from '#client/api/userSchemas.ts';

const strings = v.pipe(v.array(v.string()), v.readonly());

/** Bytes of a hash, encoded as text. */
const hashSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/u),
  v.transform((hex): Buffer => Buffer.from(hex, 'hex')),
);

const namesSchema = v.object({ zh: v.exactOptional(v.string()), en: v.exactOptional(v.string()) });
const textsSchema = v.exactOptional(
  v.object({
    name: v.exactOptional(v.string()),
    jobName: v.exactOptional(v.string()),
    organizationName: v.exactOptional(v.string()),
    locationName: v.exactOptional(v.string()),
    introduction: v.exactOptional(v.string()),
  }),
);

const userSchema = v.object({
  id: v.string(),
  teamId: v.string(),
  projectIds: strings,
  /** Accounts stored before levels existed keep the rights of `manage`. */
  level: v.optional(accessSchema, 'manage'),
  joinedAt: v.number(),
  password: v.object({ salt: v.string(), hash: hashSchema, cost: v.exactOptional(v.number()) }),
  profile: profileSchema,
  names: v.exactOptional(v.object({ zh: textsSchema, en: textsSchema })),
});

const teamSchema = v.object({
  id: v.string(),
  name: v.string(),
  names: v.exactOptional(namesSchema),
  planId: v.string(),
  allProjects: v.boolean(),
});

const invitationSchema = v.object({
  id: v.string(),
  code: v.string(),
  teamId: v.string(),
  inviterId: v.string(),
  email: v.string(),
  role: roleSchema,
  /** Invitations sent before levels existed promised the rights of `manage`. */
  level: v.optional(accessSchema, 'manage'),
  projectIds: strings,
  status: v.picklist(['pending', 'accepted', 'refused', 'expired', 'cancelled']),
  sentAt: v.number(),
  expiresAt: v.number(),
});

const tokenSchema = v.object({
  id: v.string(),
  key: v.string(),
  userId: v.string(),
  device: v.string(),
  ip: v.string(),
  expiresAt: v.number(),
  lastUsedAt: v.number(),
});

/** One line of the accounts file: a record that replaces the one with its id, or an ended login. */
const accountEntrySchema = v.variant('kind', [
  v.object({ kind: v.literal('user'), value: userSchema }),
  v.object({ kind: v.literal('team'), value: teamSchema }),
  v.object({ kind: v.literal('invitation'), value: invitationSchema }),
  v.object({ kind: v.literal('token'), value: tokenSchema }),
  v.object({ kind: v.literal('revoked'), value: v.object({ key: v.string() }) }),
]);
export type AccountEntry = v.InferOutput<typeof accountEntrySchema>;

/** Receives every change to accounts before it takes effect. @throws when it cannot be stored; the change is then not made. */
export type OnAccountChange = (entry: AccountEntry) => void;

/** Key by which later entries replace earlier ones. */
export function placeOf({ kind, value }: AccountEntry): string {
  return 'key' in value ? `token ${value.key}` : `${kind} ${value.id}`;
}

/** @throws SyntaxError or ValiError for an invalid line. */
export function parseAccountEntry(line: string): AccountEntry {
  const value: unknown = JSON.parse(line);
  return v.parse(accountEntrySchema, value);
}

/** A line of the file, without the line break. */
export function formatAccountEntry(entry: AccountEntry): string {
  if (entry.kind !== 'user') return JSON.stringify(entry);
  const { password, ...rest } = entry.value;
  const hash = password.hash.toString('hex');
  return JSON.stringify({ kind: 'user', value: { ...rest, password: { ...password, hash } } });
}
