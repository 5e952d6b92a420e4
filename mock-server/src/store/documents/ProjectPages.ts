import * as v from 'valibot';
import { ownPageSchema } from '#client/api/ownPageSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

/** Limit of pages of an inventory: more than people maintain by hand. */
export const MOST_PAGES = 500;

const storedPageSchema = v.object({
  ...v.omit(ownPageSchema, ['prompt_ids', 'prompts_chosen']).entries,
  /** Null: the prompts that the rules find. */
  chosen_prompt_ids: v.nullable(v.array(v.string())),
});
/** A stored page: the prompts it serves are derived from the current prompts, unless a person chose them. */
export type StoredPage = v.InferOutput<typeof storedPageSchema>;

/** The inventory of a project. Immutable. */
export interface ProjectPages {
  /** Null: the project's original pages. */
  readonly pages: readonly StoredPage[] | null;
  /** Recently removed pages with their texts, newest first, for undo. */
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
