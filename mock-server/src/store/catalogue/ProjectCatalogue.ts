import { LRUCache } from 'lru-cache';
import type { Names } from '#server/analysis/naming/names.ts';
import type { BrandDefinition, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { retabling } from '#server/analysis/table/retableAnswers.ts';
import type { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { ReplacedError } from '#server/refusal/ReplacedError.ts';
import type { StoredPage } from '../documents/ProjectPages.ts';
import { applyEdits } from '../edits/applyEdits.ts';
import { NO_EDITS } from '../edits/ProjectEdits.ts';
import type { ProjectEdits } from '../edits/ProjectEdits.ts';
import { brandsKey, sameBrands } from '../edits/sameBrands.ts';
import { findImported, listImported, listingImported, readImported } from '../projectFiles/projectStore.ts';
import type { ImportedSummary } from '../projectFiles/projectStore.ts';
import { buildInSlices } from '../tables/buildInSlices.ts';
import { importedTable } from '../tables/importedTable.ts';
import { inTurns } from '../tables/inTurns.ts';
import { recountInSlices } from '../tables/recountInSlices.ts';
import type { RecountOptions } from '../tables/recountInSlices.ts';
import { tableCache } from '../tables/tableCache.ts';
import type { TableCache } from '../tables/tableCache.ts';
import { SAMPLE_ZONE } from './sampleDay.ts';
import type { SampleSource } from './SampleSource.ts';

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

/** A sample with its last day, in its own time zone. */
interface Sample {
  readonly definition: ProjectDefinition;
  readonly timeZone: string;
  readonly day: string;
}

const NO_PAGES: readonly StoredPage[] = [];

/** A project as recorded. Immutable and shared by all sessions. */
interface Loaded {
  readonly id: string;
  readonly version: string;
  readonly definition: ProjectDefinition;
  /** Reads or generates the answers, under a definition that differs from the recorded one only in its brands. */
  readonly build: (definition: ProjectDefinition) => Promise<AnswerTable>;
}

/**
 * Limit of answers in the tables of opened projects: one to three kilobytes each after a search. Above it, the least recently used
 * project is evicted and read again on demand.
 */
export const MOST_OPENED_ROWS = 1_000_000;
/** Limit of answers in the tables cached for edited projects: some hundred bytes each, without the texts, which are shared. */
const MOST_EDITED_ROWS = 1_500_000;

/** Attempts to read a project whose files are replaced again and again. */
const MOST_TRIES = 5;

interface Edited {
  /** The definition that the edits were applied to. */
  readonly recorded: ProjectDefinition;
  readonly definition: ProjectDefinition;
}

/** The projects of this machine: samples, dated relative to today, and imports, listed from disk at each call. */
export class ProjectCatalogue {
  readonly #samples: SampleSource;
  readonly #dataDir: string;
  readonly #today: (timeZone: string) => string;
  readonly #loaded = new Map<string, Loaded>();
  readonly #pages = new Map<string, { readonly day: string; readonly pages: readonly StoredPage[] }>();
  readonly #edited = new WeakMap<ProjectEdits, Edited>();
  /** Loaded when figures are requested, not for names. */
  readonly #built: TableCache<Loaded>;
  /** Tables under edited brands, by version and brands: editing a prompt needs no recount. */
  readonly #recounted = tableCache<string>(MOST_EDITED_ROWS);
  readonly #retabled = tableCache<ProjectDefinition>(MOST_EDITED_ROWS);
  /** Samples by their last day: at any moment, time zones span two days. */
  readonly #sampleProjects = new LRUCache<string, readonly ProjectDefinition[]>({ max: 2 });
  #ready = false;

  /**
   * @param today the last day of samples in a zone, YYYY-MM-DD; samples move with it.
   * @param mostRows limit of answers in tables of opened projects; the newest table is kept whatever its size.
   */
  constructor(
    samples: SampleSource,
    dataDir: string,
    today: (timeZone: string) => string,
    mostRows: number = MOST_OPENED_ROWS,
  ) {
    this.#built = tableCache(mostRows);
    this.#samples = samples;
    this.#dataDir = dataDir;
    this.#today = today;
  }

  /** Whether all sample answers are analysed. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Number of analysed answers in memory. */
  get answerCount(): number {
    return [...this.#built.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Whether a project's answers are in memory, so that `table` reads nothing (it may recount names). */
  isCounted({ id, version }: Pick<ProjectEntry, 'id' | 'version'>): boolean {
    const loaded = this.#loaded.get(id);
    return loaded?.version === version && this.#built.has(loaded);
  }

  /** Lines of a sample's access log; null without one and for imported projects. */
  accessLog(id: string): Iterable<string> | null {
    const sample = this.#sample(id);
    return sample === undefined ? null : (this.#samples.accessLog?.(id, sample.day) ?? null);
  }

  /** The own pages of a sample; none for imported projects. Returns the same objects during one day. */
  pages(id: string): readonly StoredPage[] {
    const day = this.#sample(id)?.day;
    if (day === undefined) return NO_PAGES;
    const known = this.#pages.get(id);
    if (known?.day === day) return known.pages;
    const pages = this.#samples.ownPages?.(id, day) ?? NO_PAGES;
    this.#pages.set(id, { day, pages });
    return pages;
  }

  /** Analyses the samples, and reads the list entries of the others. */
  async load(): Promise<void> {
    for (const { definition } of this.#samplesOfToday()) await this.table(definition.id, NO_EDITS);
    await inTurns(listingImported(this.#dataDir));
    this.#ready = true;
  }

  /** Samples first, then imports by time of creation. */
  list(): readonly ProjectEntry[] {
    const samples = this.#samplesOfToday().map((sample) => this.#sampleEntry(sample));
    const taken = new Set(samples.map(({ id }) => id));
    const imported = listImported(this.#dataDir).filter(({ id }) => !taken.has(id));
    return [...samples, ...imported.map(importedEntry)];
  }

  /** The entry of one project, without listing the others. */
  find(id: string): ProjectEntry | undefined {
    const sample = this.#sample(id);
    if (sample !== undefined) return this.#sampleEntry(sample);
    const imported = findImported(this.#dataDir, id);
    return imported === null ? undefined : importedEntry(imported);
  }

  /**
   * The definition of a project with its edits applied.
   * @param project its id, or its entry if already looked up, which avoids reading the directory.
   * @throws when no project has that id, or its files cannot be read.
   */
  definition(project: string | ProjectEntry, edits: ProjectEdits): ProjectDefinition {
    return this.#editedBy(this.#load(project), edits);
  }

  /** The answer table of a project with its edits applied. @throws as `definition`. */
  async table(project: string | ProjectEntry, edits: ProjectEdits): Promise<AnswerTable> {
    return this.#onPresent(project, async (loaded) => {
      const definition = this.#editedBy(loaded, edits);
      if (edits === NO_EDITS) return this.#tableUnder(loaded, definition.brands);
      return this.#retabled.forceFetch(definition, {
        context: async () => inTurns(retabling(await this.#tableUnder(loaded, definition.brands), definition)),
      });
    });
  }

  /**
   * Recounts the project's answers under other brands in advance, so that `table` finds the result for edits with these brands.
   * @throws as `definition`, and the signal's reason when it is aborted.
   */
  async recount(id: string, brands: readonly BrandDefinition[], options: RecountOptions): Promise<void> {
    await this.#onPresent(id, async (loaded) => {
      const built = await this.#builtTable(loaded, loaded.definition.brands);
      const key = recountKey(loaded, brands);
      if (sameBrands(built.project.brands, brands) || this.#recounted.has(key)) return;
      // Not through the cache's `get`: another caller must not wait for work that this one may abort.
      this.#recounted.set(key, await recountInSlices(built, brands, options));
    });
  }

  /** Works on a project as it is on disk; again, when an import replaced its files before they were read. */
  async #onPresent<T>(project: string | ProjectEntry, work: (loaded: Loaded) => Promise<T>): Promise<T> {
    const id = typeof project === 'string' ? project : project.id;
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(this.#load(tries === 1 ? project : id));
      } catch (error) {
        if (!(error instanceof ReplacedError) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #tableUnder(loaded: Loaded, brands: readonly BrandDefinition[]): Promise<AnswerTable> {
    const built = await this.#builtTable(loaded, brands);
    if (sameBrands(built.project.brands, brands)) return built;
    return this.#recounted.forceFetch(recountKey(loaded, brands), { context: () => recountInSlices(built, brands) });
  }

  /**
   * The table of the recorded answers, under the brands first requested: after a restart that saves a second count for edited
   * names, and a table can be recounted from any brands to any others.
   */
  #builtTable(loaded: Loaded, brands: readonly BrandDefinition[]): Promise<AnswerTable> {
    const { definition } = loaded;
    const under = sameBrands(definition.brands, brands) ? definition : { ...definition, brands };
    return this.#built.forceFetch(loaded, { context: () => loaded.build(under) });
  }

  /** Returns the same object for the same edits of the same project: other caches use it as key. */
  #editedBy({ definition: recorded }: Loaded, edits: ProjectEdits): ProjectDefinition {
    if (edits === NO_EDITS) return recorded;
    const known = this.#edited.get(edits);
    if (known?.recorded === recorded) return known.definition;
    const definition = applyEdits(recorded, edits);
    this.#edited.set(edits, { recorded, definition });
    return definition;
  }

  #sampleEntry({ definition, timeZone, day }: Sample): ProjectEntry {
    const language = this.#samples.languageOf?.(definition.id) ?? null;
    return { ...named(definition), origin: 'sample', version: day, time_zone: timeZone, language, answers: null };
  }

  #require(id: string): ProjectEntry {
    const entry = this.find(id);
    if (!entry) throw new Error(`There is no project ${id}`);
    return entry;
  }

  #load(project: string | ProjectEntry): Loaded {
    const entry = typeof project === 'string' ? this.#require(project) : project;
    const { id } = entry;
    const known = this.#loaded.get(id);
    if (known?.version === entry.version) return known;
    const loaded = { id, ...this.#read(entry), version: entry.version };
    if (known !== undefined) this.#built.delete(known);
    this.#loaded.set(id, loaded);
    return loaded;
  }

  #read({ id, origin }: ProjectEntry): Pick<Loaded, 'definition' | 'build'> {
    if (origin === 'import') {
      const stored = readImported(this.#dataDir, id);
      return {
        definition: stored.project,
        build: (definition) => importedTable(this.#dataDir, stored, definition),
      };
    }
    const sample = this.#sample(id);
    if (!sample) throw new Error(`There is no sample project ${id}`);
    const { definition, day } = sample;
    return { definition, build: (other) => buildInSlices(other, this.#samples.answers(id, day)) };
  }

  #samplesOn(day: string): readonly ProjectDefinition[] {
    const known = this.#sampleProjects.get(day) ?? this.#samples.projects(day);
    this.#sampleProjects.set(day, known);
    return known;
  }

  #samplesOfToday(): readonly Sample[] {
    const usual = this.#today(SAMPLE_ZONE);
    // Computing the day of a time zone is slow.
    const days = new Map([[SAMPLE_ZONE, usual]]);
    return this.#samplesOn(usual).map((project) => {
      const timeZone = this.#samples.timeZoneOf?.(project.id) ?? SAMPLE_ZONE;
      const day = days.get(timeZone) ?? this.#today(timeZone);
      days.set(timeZone, day);
      return { definition: this.#samplesOn(day).find(({ id }) => id === project.id) ?? project, timeZone, day };
    });
  }

  #sample(id: string): Sample | undefined {
    return this.#samplesOfToday().find(({ definition }) => definition.id === id);
  }
}

function named({ id, name, names, brands }: ProjectDefinition): Pick<ProjectEntry, 'id' | 'name' | 'brand' | 'names'> {
  const [own] = brands;
  return { id, name, ...(names && { names }), brand: own?.name ?? '', ...(own?.names && { brand_names: own.names }) };
}

function importedEntry(summary: ImportedSummary): ProjectEntry {
  const { id, name, names, brand, brand_names, version, answer_count: answers, damage } = summary;
  const otherNames = { ...(names && { names }), ...(brand_names && { brand_names }) };
  return { id, name, brand, ...otherNames, origin: 'import', version, answers, damage };
}

function recountKey({ id, version }: Loaded, brands: readonly BrandDefinition[]): string {
  return JSON.stringify([id, version, brandsKey(brands)]);
}
