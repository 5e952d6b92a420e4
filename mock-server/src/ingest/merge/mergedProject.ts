import type { BrandDefinition, TimelineEvent } from '#server/analysis/ProjectDefinition.ts';
import type { ImportedProject, ImportEntry } from '#server/store/projectFiles/storedSchemas.ts';
import type { Catalogue } from './Catalogue.ts';

interface MergedParts {
  readonly id: string;
  readonly name: string;
  readonly brands: readonly BrandDefinition[];
  readonly catalogue: Catalogue;
  /** The project before; null: new. */
  readonly earlier: ImportedProject | null;
  readonly newEvents: readonly TimelineEvent[];
  readonly imports: readonly ImportEntry[];
  readonly answers: number;
  /** ISO 8601. */
  readonly now: string;
}

/** The definition of a project after rows were added. */
export function mergedProject(parts: MergedParts): ImportedProject {
  const { id, name, brands, catalogue, earlier, imports, answers, now } = parts;
  return {
    ...{ id, name, brands },
    ...namesOf(earlier),
    topics: catalogue.topics,
    platforms: catalogue.platforms,
    prompts: catalogue.prompts,
    keywords: earlier?.keywords ?? [],
    events: withNew(earlier?.events ?? [], parts.newEvents),
    origin: 'import',
    created_at: earlier?.created_at ?? now,
    updated_at: now,
    answer_count: answers,
    ...(imports.length > 0 && { imports: [...imports] }),
  };
}

function withNew(before: readonly TimelineEvent[], more: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** The names by language of the project, its tags and its sources: no file contains them. */
function namesOf(earlier: ImportedProject | null): Pick<ImportedProject, 'names' | 'tag_names' | 'source_names'> {
  const { names, tag_names, source_names } = earlier ?? {};
  return { ...(names && { names }), ...(tag_names && { tag_names }), ...(source_names && { source_names }) };
}
