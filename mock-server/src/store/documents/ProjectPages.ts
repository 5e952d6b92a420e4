import * as v from 'valibot';
import { ownPageSchema } from '#client/api/ownPageSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** Pages of an inventory: more is a site's archive, not what somebody tends. */
export const MOST_PAGES = 500;

const storedPageSchema = v.object({
  ...v.omit(ownPageSchema, ['prompt_ids', 'prompts_chosen']).entries,
  /** Null: those that the rules find. */
  chosen_prompt_ids: v.nullable(v.array(v.string())),
});
/** A page as it is kept: which prompts it serves follows from the prompts there are, unless a person said. */
export type StoredPage = v.InferOutput<typeof storedPageSchema>;

/** The inventory of a project. Immutable. */
export interface ProjectPages {
  /** Null: those the project came with. */
  readonly pages: readonly StoredPage[] | null;
  /** Taken out last, newest first: undoing brings them back with their texts. */
  readonly removed: readonly StoredPage[];
}

const NO_PAGES: ProjectPages = { pages: null, removed: [] };

export const pagesKind: DocumentKind<ProjectPages> = {
  name: 'pages',
  schema: v.object({
    pages: v.optional(v.nullable(v.array(storedPageSchema)), null),
    removed: v.optional(v.array(storedPageSchema), []),
  }),
  empty: NO_PAGES,
};
