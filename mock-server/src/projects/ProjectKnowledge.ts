import type { Fact, Theme } from '../../../client/src/api/brandCentreSchemas.ts';
import type { MarkedError } from '../analysis/facts/factErrors.ts';

/**
 * What people know of a project's brand, beside its definition: no figure of other screens depends on it, so changing it counts
 * nothing anew. Immutable.
 */
export interface ProjectKnowledge {
  /** Null: those the project came with. */
  readonly facts: readonly Fact[] | null;
  /** The project's own themes, after the built-in ones. */
  readonly themes: readonly Theme[];
  readonly marks: readonly MarkedError[];
  /** Suggested names that are none of a rival's. */
  readonly hidden_names: readonly string[];
}

export const NO_KNOWLEDGE: ProjectKnowledge = { facts: null, themes: [], marks: [], hidden_names: [] };
