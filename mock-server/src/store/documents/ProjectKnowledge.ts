import * as v from 'valibot';
import { factSchema, themeSchema } from '#client/api/brandCentreSchemas.ts';
import type { Fact, Theme } from '#client/api/brandCentreSchemas.ts';
import type { MarkedError } from '#server/analysis/facts/factErrors.ts';
import type { DocumentKind } from './documentFile.ts';

/**
 * Facts and themes of a project's brand, beside its definition. No figure of other pages depends on them, so a change needs no
 * recount. Immutable.
 */
export interface ProjectKnowledge {
  /** Null: the project's original facts. */
  readonly facts: readonly Fact[] | null;
  /** Custom themes, after the built-in ones. */
  readonly themes: readonly Theme[];
  readonly marks: readonly MarkedError[];
  /** Suggested competitor names that people rejected. */
  readonly hidden_names: readonly string[];
}

const NO_KNOWLEDGE: ProjectKnowledge = { facts: null, themes: [], marks: [], hidden_names: [] };

const markSchema = v.object({ id: v.string(), mark: v.picklist(['acknowledged', 'fixed']), at: v.string() });

export const knowledgeKind: DocumentKind<ProjectKnowledge> = {
  name: 'knowledge',
  schema: v.object({
    facts: v.optional(v.nullable(v.array(factSchema)), null),
    themes: v.optional(v.array(themeSchema), []),
    marks: v.optional(v.array(markSchema), []),
    hidden_names: v.optional(v.array(v.string()), []),
  }),
  empty: NO_KNOWLEDGE,
};
