import type { FilterQuery } from '#client/api/filterQuery.ts';
import { rulePersonas } from '#client/api/personaSchemas.ts';
import type { Persona } from '#client/api/userInsightSchemas.ts';
import type { CellSums } from '../measures/cellSums.ts';
import { measureOf } from '../measures/promptClusters.ts';
import type { Segment } from '../measures/Segment.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { periodData, type PeriodData } from '../reports/periodData.ts';
import { promptsLeft } from '../reports/prompts/promptData.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { promptTraits, type Traits } from './promptTraits.ts';

const OWN = 0;

/** Input of all parts of user insights. */
export interface InsightData extends PeriodData {
  readonly traits: readonly Traits[];
  /** Indexes of the prompts that pass the filters, with or without answers. */
  readonly prompts: readonly number[];
}

/** Selects and sums the answers of both periods once. */
export function insightData(table: AnswerTable, query: FilterQuery): InsightData {
  const data = periodData(table, query);
  return { ...data, traits: promptTraits(table.project), prompts: promptsLeft(table.project, data.scope) };
}

/** Visibility of the own brand over a segment; also null in a project without brands. */
export function ownVisibility(sums: CellSums, segment: Segment) {
  return sums.brandCount > 0 ? measureOf(sums, 'visibility', OWN, segment) : null;
}

/** Answers naming each brand over the flagged prompts. */
export function namedIn(sums: CellSums, prompts: Uint8Array): Float64Array {
  const named = new Float64Array(sums.brandCount);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    if (prompts[sums.cellPrompt[cell] ?? 0] === 1) {
      for (let brand = 0; brand < sums.brandCount; brand += 1) {
        named[brand] = (named[brand] ?? 0) + (sums.named[cell * sums.brandCount + brand] ?? 0);
      }
    }
  }
  return named;
}

/** Id of the brand named more often than any other; null if brands share the first place or none is named. */
export function soleLeaderOf(project: ProjectDefinition, named: Float64Array): string | null {
  const most = Math.max(...named);
  const first = named.indexOf(most);
  return most > 0 && first === named.lastIndexOf(most) ? (project.brands[first]?.id ?? null) : null;
}

/** Ids of the brands named most often, at most `most`; ties in project order. */
export function leadersOf({ brands }: ProjectDefinition, named: Float64Array, most: number): string[] {
  return brands
    .map(({ id }, brand) => ({ id, answers: named[brand] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Ok answers of the flagged prompts. */
export function answersIn(sums: CellSums, prompts: Uint8Array): number {
  let answers = 0;
  for (let cell = 0; cell < sums.cells; cell += 1) {
    answers += prompts[sums.cellPrompt[cell] ?? 0] === 1 ? (sums.ok[cell] ?? 0) : 0;
  }
  return answers;
}

/** Flags by prompt of those listed. */
export function flagsOf(count: number, prompts: Iterable<number>): Uint8Array {
  const flags = new Uint8Array(count);
  for (const prompt of prompts) {
    flags[prompt] = 1;
  }
  return flags;
}

/**
 * The personas in the order of the matrix: the project's own, those of the rules that some prompt has, `general` last. Counts cover
 * the prompts that pass the filters.
 */
export function personasOf({
  project,
  traits,
  prompts,
}: Pick<InsightData, 'project' | 'traits' | 'prompts'>): Persona[] {
  const counts = new Map<string, number>();
  for (const prompt of prompts) {
    const persona = traits[prompt]?.persona ?? 'general';
    counts.set(persona, (counts.get(persona) ?? 0) + 1);
  }
  const own = (project.personas ?? []).map(({ id, name, words }) => ({ id, name, words: [...words] }));
  const used = new Set(traits.map(({ persona }) => persona));
  const ruled = rulePersonas
    .filter((id) => used.has(id) || id === 'general')
    .map((id) => ({ id, name: null, words: [] }));
  return [...own, ...ruled].map((persona) => ({ ...persona, prompts: counts.get(persona.id) ?? 0 }));
}
