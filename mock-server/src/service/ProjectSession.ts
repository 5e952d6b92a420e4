import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import { definitionIn } from '../analysis/naming/definitionIn.ts';
import type { NameLanguage } from '../analysis/naming/names.ts';
import { tableIn } from '../analysis/naming/tableIn.ts';
import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../analysis/table/AnswerTable.ts';
import { inZone } from '../analysis/table/inZone.ts';
import type { ProjectEntry } from '../store/catalogue/ProjectEntry.ts';
import type { ProjectKnowledge } from '../store/documents/ProjectKnowledge.ts';
import type { StoredPage } from '../store/documents/ProjectPages.ts';
import { NO_EDITS } from '../store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '../store/edits/ProjectEdits.ts';
import type { MockState } from '../store/session/MockState.ts';
import type { Rights } from './Rights.ts';
import type { ServerContext } from './ServerContext.ts';

/**
 * One project during one call. The project is looked up once; user content is read from the stores at each access, so that changes
 * through the session are visible at once. Values are identical to those of the stores, because caches use them as keys.
 */
export class ProjectSession {
  readonly rights: Rights;
  readonly state: MockState;
  readonly server: ServerContext;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  readonly #entry: ProjectEntry;
  readonly #timeZone: string | null;

  /** @param timeZone the viewer's, if the call names it. */
  constructor(entry: ProjectEntry, rights: Rights, signal: AbortSignal, timeZone: string | null = null) {
    this.signal = signal;
    this.#timeZone = timeZone;
    this.#entry = entry;
    this.rights = rights;
    this.state = rights.state;
    this.server = rights.server;
  }

  /** Its catalogue entry. */
  get entry(): ProjectEntry {
    return this.#entry;
  }

  get id(): string {
    return this.#entry.id;
  }

  /** Changes with the answers. */
  get version(): string {
    return this.#entry.version;
  }

  get edits(): ProjectEdits {
    return this.state.edits.of(this.id);
  }

  /** The recorded definition. */
  get recorded(): ProjectDefinition {
    return this.server.catalogue.definition(this.#entry, NO_EDITS);
  }

  /**
   * The edited definition with recorded names: changes apply to it. For display, use `shown` or the `project` of `table`.
   */
  get definition(): ProjectDefinition {
    return this.server.catalogue.definition(this.#entry, this.edits);
  }

  /** The same project with names in a language. */
  in(language: NameLanguage): ProjectSession {
    if (language === this.rights.language) return this;
    return new ProjectSession(this.#entry, this.rights.in(language), this.signal, this.#timeZone);
  }

  /** The edited definition with names in the reader's language. */
  get shown(): ProjectDefinition {
    const { language } = this.rights;
    return language === null ? this.definition : definitionIn(this.definition, language);
  }

  /**
   * The answer table of the edited project: without answers of deleted prompts, counted with the brands' current names.
   * @param language of names; default: the reader's; null: as recorded
   */
  async table(language: NameLanguage | null = this.rights.language): Promise<AnswerTable> {
    const recorded = await this.server.catalogue.table(this.#entry, this.edits);
    const table = this.#timeZone === null ? recorded : inZone(recorded, this.#timeZone);
    return language === null ? table : tableIn(table, language);
  }

  /** Facts and themes of the brand. */
  get knowledge(): ProjectKnowledge {
    return this.state.documents.knowledge.of(this.id);
  }

  /** The fact ledger: the edited or the original one. */
  get facts(): readonly Fact[] {
    return this.knowledge.facts ?? this.definition.facts ?? [];
  }

  /** The publications: the edited or the original ones. */
  get changes(): readonly Publication[] {
    return this.state.documents.changes.of(this.id).changes ?? this.definition.changes ?? [];
  }

  /** The inventory of own pages: the edited or the original one. */
  get pages(): readonly StoredPage[] {
    return this.state.documents.pages.of(this.id).pages ?? this.server.catalogue.pages(this.id);
  }
}
