import type { Names } from '#server/analysis/naming/names.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import type { ImportedSummary } from '../projectFiles/projectStore.ts';
import type { DatedSample } from './DatedSamples.ts';

/** A project in lists; `version` changes whenever its answers do. */
export interface ProjectEntry {
  readonly id: string;
  readonly name: string;
  /** The own brand's name. */
  readonly brand: string;
  /** Names of the project and its brand per language. */
  readonly names?: Names;
  readonly brand_names?: Names;
  readonly origin: 'sample' | 'import';
  readonly version: string;
  /** Language of a sample with one language only; null or absent: several, or not known. */
  readonly language?: 'zh' | 'en' | null;
  /** Time zone of a sample's days. */
  readonly time_zone?: string;
  /** Number of answers; null for a sample, whose answers are generated. */
  readonly answers: number | null;
  /** Problem of its files; null or absent: none known. */
  readonly damage?: DamagedFileError | null;
}

export function sampleEntry({ definition, timeZone, language, day }: DatedSample): ProjectEntry {
  return { ...named(definition), origin: 'sample', version: day, time_zone: timeZone, language, answers: null };
}

export function importedEntry(summary: ImportedSummary): ProjectEntry {
  const { id, name, names, brand, brand_names, version, answer_count: answers, damage } = summary;
  const otherNames = { ...(names && { names }), ...(brand_names && { brand_names }) };
  return { id, name, brand, ...otherNames, origin: 'import', version, answers, damage };
}

function named({ id, name, names, brands }: ProjectDefinition): Pick<ProjectEntry, 'id' | 'name' | 'brand' | 'names'> {
  const [own] = brands;
  return { id, name, ...(names && { names }), brand: own?.name ?? '', ...(own?.names && { brand_names: own.names }) };
}
