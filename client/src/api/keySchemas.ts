import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { instantSchema } from './timeSchemas.ts';

/** What a key may do in its projects: read what pages read, or push recorded answers. */
export const keyScopes = ['read', 'push'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** An API key without its secret, which is shown once, when the key is created. Times are ISO 8601. */
export const apiKeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The last characters of the secret, to tell keys apart. */
  hint: v.string(),
  scopes: v.array(openPicklist([...keyScopes])),
  project_ids: v.array(v.string()),
  made_at: instantSchema,
  /** Name of the creator. */
  made_by: v.string(),
  /** Whether the caller created it. */
  mine: v.boolean(),
  /** To the minute; null: never used. */
  last_used_at: v.nullable(instantSchema),
  revoked_at: v.nullable(instantSchema),
});
export type ApiKey = v.InferOutput<typeof apiKeySchema>;

export const apiKeyListSchema = v.object({ list: v.array(apiKeySchema) });

export const madeKeySchema = v.object({ key: apiKeySchema, secret: v.string() });
export type MadeKey = v.InferOutput<typeof madeKeySchema>;
