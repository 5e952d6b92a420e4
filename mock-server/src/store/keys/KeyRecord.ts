import * as v from 'valibot';
import { keyScopes } from '#client/api/keySchemas.ts';

/** A stored API key, with only the hash of its secret. Times are epoch milliseconds. Immutable. */
export const keyRecordSchema = v.object({
  id: v.string(),
  /** SHA-256 of the secret, hexadecimal. The secret is random and long, so a slow hash would protect nothing more. */
  hash: v.string(),
  hint: v.string(),
  name: v.string(),
  teamId: v.string(),
  /** Its creator, whose current rights limit the key at each call. */
  userId: v.string(),
  scopes: v.array(v.picklist(keyScopes)),
  projectIds: v.array(v.string()),
  madeAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
  revokedAt: v.nullable(v.number()),
});
export type KeyRecord = v.InferOutput<typeof keyRecordSchema>;
