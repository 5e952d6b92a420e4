import * as v from 'valibot';
import { briefSchema, briefVersionSchema } from '#client/api/briefSchemas.ts';
import type { Brief, BriefVersion } from '#client/api/briefSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** Limit of prompts of one brief: more would not fit one piece of content. */
export const MOST_BRIEF_PROMPTS = 60;

/** One saved version of a brief. */
export interface SavedVersion extends Omit<BriefVersion, 'title' | 'version'> {
  readonly brief: Brief;
}

/** A brief with its versions, oldest first; never empty. */
export interface StoredBrief {
  readonly versions: readonly SavedVersion[];
}

/** The briefs of a project. Immutable. */
export interface BriefRepository {
  /** Null: the project's original briefs. */
  readonly briefs: readonly StoredBrief[] | null;
  /** Deleted briefs that can be restored, newest last. */
  readonly removed: readonly StoredBrief[];
}

const { at, by, restored_from } = briefVersionSchema.entries;
const storedSchema = v.object({
  versions: v.pipe(v.array(v.object({ at, by, restored_from, brief: briefSchema })), v.minLength(1)),
});

export const briefsKind: DocumentKind<BriefRepository> = {
  name: 'briefs',
  schema: v.object({
    briefs: v.optional(v.nullable(v.array(storedSchema)), null),
    removed: v.optional(v.array(storedSchema), []),
  }),
  empty: { briefs: null, removed: [] },
};
