import type { BrandDefinition, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { retabling } from '#server/analysis/table/retableAnswers.ts';
import { ReplacedError } from '#server/refusal/ReplacedError.ts';
import type { StoredPage } from '../documents/ProjectPages.ts';
import { applyEdits } from '../edits/applyEdits.ts';
import { NO_EDITS } from '../edits/ProjectEdits.ts';
import type { ProjectEdits } from '../edits/ProjectEdits.ts';
import { brandsKey, sameBrands } from '../edits/sameBrands.ts';
import { findImported, listImported, listingImported, readImported } from '../projectFiles/projectStore.ts';
import { buildInSlices } from '../tables/buildInSlices.ts';
import { importedTable } from '../tables/importedTable.ts';
import { inTurns } from '../tables/inTurns.ts';
import { recountInSlices } from '../tables/recountInSlices.ts';
import type { RecountOptions } from '../tables/recountInSlices.ts';
import { tableCache } from '../tables/tableCache.ts';
import type { TableCache } from '../tables/tableCache.ts';
import { DatedSamples } from './DatedSamples.ts';
import { importedEntry, sampleEntry } from './ProjectEntry.ts';
import type { ProjectEntry } from './ProjectEntry.ts';
import type { SampleSource } from './SampleSource.ts';

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
  readonly #source: SampleSource;
  readonly #samples: DatedSamples;
  readonly #dataDir: string;
  readonly #loaded = new Map<string, Loaded>();
  readonly #pages = new Map<string, { readonly day: string; readonly pages: readonly StoredPage[] }>();
  readonly #edited = new WeakMap<ProjectEdits, Edited>();
  /** Loaded when figures are requested, not for names. */
  readonly #built: TableCache<Loaded>;
  /** Tables under edited brands, by version and brands: editing a prompt needs no recount. */
  readonly #recounted = tableCache<string>(MOST_EDITED_ROWS);
  readonly #retabled = tableCache<ProjectDefinition>(MOST_EDITED_ROWS);
  #ready = false;

  /**
   * @param today the last day of samples in a zone, YYYY-MM-DD; samples move with it.
   * @param mostRows limit of answers in tables of opened projects; the newest table is kept whatever its size.
   */
  constructor(
    source: SampleSource,
    dataDir: string,
    today: (timeZone: string) => string,
    mostRows: number = MOST_OPENED_ROWS,
  ) {
    this.#built = tableCache(mostRows);
    this.#source = source;
    this.#samples = new DatedSamples(source, today);
    this.#dataDir = dataDir;
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
    const sample = this.#samples.find(id);
    return sample === undefined ? null : (this.#source.accessLog?.(id, sample.day) ?? null);
  }

  /** The own pages of a sample; none for imported projects. Returns the same objects during one day. */
  pages(id: string): readonly StoredPage[] {
    const day = this.#samples.find(id)?.day;
    if (day === undefined) return NO_PAGES;
    const known = this.#pages.get(id);
    if (known?.day === day) return known.pages;
    const pages = this.#source.ownPages?.(id, day) ?? NO_PAGES;
    this.#pages.set(id, { day, pages });
    return pages;
  }

  /** Analyses the samples, and reads the list entries of the others. */
  async load(): Promise<void> {
    for (const { definition } of this.#samples.all()) await this.table(definition.id, NO_EDITS);
    await inTurns(listingImported(this.#dataDir));
    this.#ready = true;
  }

  /** Samples first, then imports by time of creation. */
  list(): readonly ProjectEntry[] {
    const samples = this.#samples.all().map(sampleEntry);
    const taken = new Set(samples.map(({ id }) => id));
    const imported = listImported(this.#dataDir).filter(({ id }) => !taken.has(id));
    return [...samples, ...imported.map(importedEntry)];
  }

  /** The entry of one project, without listing the others. */
  find(id: string): ProjectEntry | undefined {
    const sample = this.#samples.find(id);
    if (sample !== undefined) return sampleEntry(sample);
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
    const sample = this.#samples.find(id);
    if (!sample) throw new Error(`There is no sample project ${id}`);
    const { definition, day } = sample;
    return { definition, build: (other) => buildInSlices(other, this.#source.answers(id, day)) };
  }
}

function recountKey({ id, version }: Loaded, brands: readonly BrandDefinition[]): string {
  return JSON.stringify([id, version, brandsKey(brands)]);
}
