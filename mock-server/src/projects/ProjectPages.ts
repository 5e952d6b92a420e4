import * as v from 'valibot';
import { ownPageSchema } from '../../../client/src/api/ownPageSchemas.ts';
import type { DocumentKind } from '../import/documentFile.ts';

const keptPageSchema = v.object({
  ...v.omit(ownPageSchema, ['prompt_ids', 'prompts_chosen']).entries,
  /** Null: those that the rules find. */
  chosen_prompt_ids: v.nullable(v.array(v.string())),
});
/** A page as it is kept: which prompts it serves follows from the prompts there are, unless a person said. */
export type KeptPage = v.InferOutput<typeof keptPageSchema>;

/** The inventory of a project. Immutable. */
export interface ProjectPages {
  /** Null: those the project came with. */
  readonly pages: readonly KeptPage[] | null;
  /** Taken out last, newest first: undoing brings them back with their texts. */
  readonly removed: readonly KeptPage[];
}

export const NO_PAGES: ProjectPages = { pages: null, removed: [] };

export const pagesKind: DocumentKind<ProjectPages> = {
  name: 'pages',
  schema: v.object({
    pages: v.optional(v.nullable(v.array(keptPageSchema)), null),
    removed: v.optional(v.array(keptPageSchema), []),
  }),
  empty: NO_PAGES,
};
