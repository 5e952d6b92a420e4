import * as v from 'valibot';
import { setupPlatformSchema } from '#client/api/schemas/projectSetupSchemas.ts';
import type { DocumentKind } from './documentFile.ts';
import type { DocumentStore } from './DocumentStore.ts';

const storedSetupSchema = v.object({
  market: v.optional(v.string(), ''),
  languages: v.optional(v.array(v.string()), []),
  description: v.optional(v.string(), ''),
  platforms: v.optional(v.array(setupPlatformSchema), []),
  archived: v.optional(v.boolean(), false),
  /** Its creator; null for a project created by an import. */
  created_by: v.optional(v.nullable(v.string()), null),
});

/** Settings of a project beside its definition. Immutable. */
export type StoredSetup = Readonly<v.InferOutput<typeof storedSetupSchema>>;

export const NO_SETUP: StoredSetup = {
  market: '',
  languages: [],
  description: '',
  platforms: [],
  archived: false,
  created_by: null,
};

/** Whether a project is archived. With damaged settings it counts as not archived, and reports the damage when it is opened. */
export function isArchived(setup: DocumentStore<StoredSetup>, id: string): boolean {
  try {
    return setup.of(id).archived;
  } catch {
    return false;
  }
}

export const setupKind: DocumentKind<StoredSetup> = { name: 'setup', schema: storedSetupSchema, empty: NO_SETUP };
