import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import { definitionIn } from '../analysis/naming/definitionIn.ts';
import { tableIn } from '../analysis/naming/tableIn.ts';
import { inZone } from '../analysis/table/inZone.ts';
import type { NameLanguage } from '../analysis/naming/names.ts';
import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../analysis/table/AnswerTable.ts';
import type { ProjectEntry } from '../store/catalogue/ProjectCatalogue.ts';
import type { ProjectKnowledge } from '../store/documents/ProjectKnowledge.ts';
import type { StoredPage } from '../store/documents/ProjectPages.ts';
import { NO_EDITS } from '../store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '../store/edits/ProjectEdits.ts';
import type { MockState } from '../store/session/MockState.ts';
import type { Rights } from './Rights.ts';
import type { ServerContext } from './ServerContext.ts';

/**
 * One project during one call. It was looked up once; what people made of it is read from the stores at each access, so that a change
 * made through the session is seen at once. Values are those of the stores, by identity: caches are keyed by them.
 */
export class ProjectSession {
  readonly rights: Rights;
  readonly state: MockState;
  readonly server: ServerContext;
  /** Aborted when nobody waits for the reply any more. */
  readonly signal: AbortSignal;
  readonly #entry: ProjectEntry;
  readonly #timeZone: string | null;

  /** @param timeZone of the viewer, where the call says it. */
  constructor(entry: ProjectEntry, rights: Rights, signal: AbortSignal, timeZone: string | null = null) {
    this.signal = signal;
    this.#timeZone = timeZone;
    this.#entry = entry;
    this.rights = rights;
    this.state = rights.state;
    this.server = rights.server;
  }

  /** What the catalogue said of it. */
  get entry(): ProjectEntry {
    return this.#entry;
  }

  get id(): string {
    return this.#entry.id;
  }

  /** Changes whenever the answers do. */
  get version(): string {
    return this.#entry.version;
  }

  get edits(): ProjectEdits {
    return this.state.edits.of(this.id);
  }

  /** The project as it was recorded. */
  get recorded(): ProjectDefinition {
    return this.server.catalogue.definition(this.#entry, NO_EDITS);
  }

  /**
   * The project as people changed it, under the names it is kept under: what is changed is changed here. What is shown is read in `shown`
   * or in the `project` of `table`.
   */
  get definition(): ProjectDefinition {
    return this.server.catalogue.definition(this.#entry, this.edits);
  }

  /** The same project, its things named in a language. */
  in(language: NameLanguage): ProjectSession {
    if (language === this.rights.language) return this;
    return new ProjectSession(this.#entry, this.rights.in(language), this.signal, this.#timeZone);
  }

  /** The project as people changed it, under the names of the reader's language. */
  get shown(): ProjectDefinition {
    const { language } = this.rights;
    return language === null ? this.definition : definitionIn(this.definition, language);
  }

  /**
   * The answers of the project as people changed it: without those of deleted prompts, counted with the brands' present names.
   * @param language in which its things are named, the reader's unless said; null: as they are recorded
   */
  async table(language: NameLanguage | null = this.rights.language): Promise<AnswerTable> {
    const recorded = await this.server.catalogue.table(this.#entry, this.edits);
    const table = this.#timeZone === null ? recorded : inZone(recorded, this.#timeZone);
    return language === null ? table : tableIn(table, language);
  }

  /** What people know of the brand. */
  get knowledge(): ProjectKnowledge {
    return this.state.documents.knowledge.of(this.id);
  }

  /** The ledger of facts: as people keep it, or as the project came. */
  get facts(): readonly Fact[] {
    return this.knowledge.facts ?? this.definition.facts ?? [];
  }

  /** What was published: as people recorded it, or as the project came. */
  get changes(): readonly Publication[] {
    return this.state.documents.changes.of(this.id).changes ?? this.definition.changes ?? [];
  }

  /** The inventory of own pages: as people keep it, or as the project came. */
  get pages(): readonly StoredPage[] {
    return this.state.documents.pages.of(this.id).pages ?? this.server.catalogue.pages(this.id);
  }
}
