import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { MarkedError } from '#server/analysis/facts/factErrors.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import { hashOfJson } from '#server/store/ids/stableId.ts';
import type { AlertState } from '../AlertRegistry.ts';

const BASIS_DIGITS = 16;

/** A project's inputs for an evaluation. */
export interface AlertSource {
  readonly entry: ProjectEntry;
  readonly definition: ProjectDefinition;
  readonly facts: readonly Fact[];
  readonly marks: readonly MarkedError[];
  readonly archived: boolean;
  /** Version of the inputs other than answers. */
  readonly basis: string;
  readonly table: () => Promise<AnswerTable>;
}

const basisOf = memoize(({ brands, prompts, topics }: ProjectDefinition) =>
  hashOfJson(JSON.stringify([brands, prompts.map(({ id, topic_id: topic }) => [id, topic]), topics]), BASIS_DIGITS),
);

/** @throws the errors of reading the project's files */
export function alertSource(catalogue: ProjectCatalogue, state: AlertState, entry: ProjectEntry): AlertSource {
  const edits = state.edits.of(entry.id);
  const definition = catalogue.definition(entry, edits);
  const knowledge = state.documents.knowledge.of(entry.id);
  const facts = knowledge.facts ?? definition.facts ?? [];
  const { marks } = knowledge;
  return {
    ...{ entry, definition, facts, marks },
    archived: state.documents.setup.of(entry.id).archived,
    basis: hashOfJson(JSON.stringify([basisOf(definition), facts, marks]), BASIS_DIGITS),
    table: () => catalogue.table(entry, edits),
  };
}
