import type { AnswerTable, ProjectDefinition, RawAnswer } from '../analysis/types.ts';
import { listImported, readImported } from '../import/projectStore.ts';
import { buildInSlices } from './buildInSlices.ts';
import type { SampleSource } from './SampleSource.ts';

/** A project as lists need it; `version` changes whenever its answers do. */
export interface ProjectEntry {
  readonly id: string;
  readonly name: string;
  /** The own brand's name. */
  readonly brand: string;
  readonly origin: 'sample' | 'import';
  readonly version: string;
}

/** A project with the analysis of its answers. Immutable, so every session shares it. */
interface Loaded {
  readonly version: string;
  readonly definition: ProjectDefinition;
  /** Begun when somebody asks for the figures, not when somebody asks for the names. */
  table: Promise<AnswerTable> | null;
  answers: number;
  /** The answers as recorded, read or made afresh: kept only as long as the table is being built. */
  readonly raw: () => Iterable<RawAnswer>;
}

/** The projects of this machine: samples, dated relative to today, and what was imported, looked up at each call. */
export class ProjectCatalogue {
  readonly #samples: SampleSource;
  readonly #dataDir: string;
  readonly #today: () => string;
  readonly #loaded = new Map<string, Loaded>();
  #sampleProjects: { readonly today: string; readonly list: readonly ProjectDefinition[] } | null = null;
  #ready = false;

  /** @param today the day the samples end at, YYYY-MM-DD; when it moves on, so do they. */
  constructor(samples: SampleSource, dataDir: string, today: () => string) {
    this.#samples = samples;
    this.#dataDir = dataDir;
    this.#today = today;
  }

  /** Whether every sample answer has been analysed. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Answers analysed so far. */
  get answerCount(): number {
    return [...this.#loaded.values()].reduce((sum, { answers }) => sum + answers, 0);
  }

  /** Analyses the sample projects. */
  async load(): Promise<void> {
    for (const { id } of this.#samplesOfToday()) await this.table(id);
    this.#ready = true;
  }

  /** Samples first, then imports in the order in which they were made. */
  list(): readonly ProjectEntry[] {
    const today = this.#today();
    const samples = this.#samplesOfToday().map((project): ProjectEntry => {
      return { ...named(project), origin: 'sample', version: today };
    });
    const taken = new Set(samples.map(({ id }) => id));
    const imported = listImported(this.#dataDir)
      .filter(({ id }) => !taken.has(id))
      .map(({ id, name, brand, version }): ProjectEntry => ({ id, name, brand, origin: 'import', version }));
    return [...samples, ...imported];
  }

  find(id: string): ProjectEntry | undefined {
    return this.list().find((entry) => entry.id === id);
  }

  /** @throws when there is no project of that id, or its files cannot be read. */
  definition(id: string): ProjectDefinition {
    return this.#load(id).definition;
  }

  /** @throws as `definition`. */
  async table(id: string): Promise<AnswerTable> {
    const loaded = this.#load(id);
    loaded.table ??= buildInSlices(loaded.definition, loaded.raw());
    try {
      const table = await loaded.table;
      loaded.answers = table.count;
      return table;
    } catch (error) {
      // Not kept: the file may be whole at the next call.
      loaded.table = null;
      throw error;
    }
  }

  #load(id: string): Loaded {
    const entry = this.find(id);
    if (!entry) throw new Error(`There is no project ${id}`);
    const known = this.#loaded.get(id);
    if (known?.version === entry.version) return known;
    const loaded = { ...this.#read(entry), version: entry.version, table: null, answers: 0 };
    this.#loaded.set(id, loaded);
    return loaded;
  }

  #read({ id, origin }: ProjectEntry): Pick<Loaded, 'definition' | 'raw'> {
    if (origin === 'import') {
      const { project, answers } = readImported(this.#dataDir, id);
      return { definition: project, raw: () => answers };
    }
    const definition = this.#samplesOfToday().find((project) => project.id === id);
    if (!definition) throw new Error(`There is no sample project ${id}`);
    const today = this.#today();
    return { definition, raw: () => this.#samples.answers(id, today) };
  }

  #samplesOfToday(): readonly ProjectDefinition[] {
    const today = this.#today();
    if (this.#sampleProjects?.today !== today) {
      this.#sampleProjects = { today, list: this.#samples.projects(today) };
    }
    return this.#sampleProjects.list;
  }
}

function named({ id, name, brands }: ProjectDefinition): Pick<ProjectEntry, 'id' | 'name' | 'brand'> {
  return { id, name, brand: brands[0]?.name ?? '' };
}
