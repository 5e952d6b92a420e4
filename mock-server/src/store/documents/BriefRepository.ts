import * as v from 'valibot';
import { briefSchema, briefVersionSchema } from '#client/api/briefSchemas.ts';
import type { Brief, BriefVersion } from '#client/api/briefSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** Prompts of one brief: more are no piece but a site. */
export const MOST_BRIEF_PROMPTS = 60;

/** A brief as it was saved once. */
export interface SavedVersion extends Omit<BriefVersion, 'title' | 'version'> {
  readonly brief: Brief;
}

/** A brief with what it was before, oldest first; never empty. */
export interface StoredBrief {
  readonly versions: readonly SavedVersion[];
}

/** The briefs of a project. Immutable. */
export interface BriefRepository {
  /** Null: those the project came with. */
  readonly briefs: readonly StoredBrief[] | null;
  /** Deleted ones that can be taken back, newest last. */
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
