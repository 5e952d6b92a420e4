import type { KeywordState } from '#client/api/keywordSchemas.ts';
import type { DemandBand, Intent } from '#client/api/promptSchemas.ts';
import { keywordKey } from '#server/analysis/keywords/wordsOf.ts';
import type { Keyword, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { freeId } from '../ids/freeId.ts';
import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** A typed or imported keyword. `band` null: its search volume is not known. */
export interface TypedKeyword {
  readonly label: string;
  readonly band: DemandBand | null;
  readonly source: string;
  readonly intent: Intent | null;
}

/** Omitted fields stay; null resets the band or the intent to the rules' value. */
export interface KeywordChange {
  readonly label?: string;
  readonly band?: DemandBand | null;
  readonly source?: string;
  readonly intent?: Intent | null;
}

type Entry = Keyword | null | undefined;

function stateOf(id: string, entry: Entry): KeywordState {
  if (!entry) return { id, taken: entry === null, saved: null };
  const { label, demand, intent, own } = entry;
  return {
    id,
    taken: false,
    saved: {
      label,
      band: demand?.band ?? null,
      source: demand?.source ?? '',
      from: demand?.from ?? null,
      intent: intent ?? null,
      own: own ?? false,
    },
  };
}

function entryOf({ id, taken, saved }: KeywordState): Entry {
  if (saved === null) return taken ? null : undefined;
  const { label, band, source, from, intent, own } = saved;
  return {
    id,
    label,
    ...(band !== null && { demand: { band, source, ...(from !== null && { from }) } }),
    ...(intent !== null && { intent }),
    ...(own && { own: true }),
  };
}

/** Builds the edits of a project's keywords; each change returns the previous value for undo. */
export class KeywordEditor {
  readonly #begun: ProjectEdits;
  readonly #entries: Map<string, Keyword | null>;
  /** The current keywords by id. */
  readonly #keywords: Map<string, Keyword>;
  readonly #idOfLabel: Map<string, string>;
  readonly #recorded: ReadonlyMap<string, Keyword>;
  readonly #before = new Map<string, KeywordState>();

  /** @param project with the edits so far applied. */
  constructor(recorded: ProjectDefinition, project: ProjectDefinition, edits: ProjectEdits) {
    this.#begun = edits;
    this.#entries = new Map(edits.keywords);
    this.#recorded = new Map(recorded.keywords.map((keyword) => [keyword.id, keyword]));
    this.#keywords = new Map(project.keywords.map((keyword) => [keyword.id, keyword]));
    this.#idOfLabel = new Map(project.keywords.map(({ id, label }) => [keywordKey(label), id]));
  }

  /** The previous values, in the order of the changes. */
  get before(): KeywordState[] {
    return [...this.#before.values()];
  }

  get size(): number {
    return this.#keywords.size;
  }

  get edits(): ProjectEdits {
    return this.#before.size === 0 ? this.#begun : tidyEdits({ ...this.#begun, keywords: this.#entries });
  }

  isKnown(id: string): boolean {
    return this.#keywords.has(id);
  }

  /** The id of the keyword with this label, ignoring case, width, spaces and punctuation. */
  idOfLabel(label: string): string | undefined {
    return this.#idOfLabel.get(keywordKey(label));
  }

  /** The id of the new keyword; null when the label exists. */
  add({ label, band, source, intent }: TypedKeyword, from: 'typed' | 'imported'): string | null {
    if (this.idOfLabel(label) !== undefined) return null;
    const id = this.#freeId(label);
    this.#put(id, {
      id,
      label,
      ...(band !== null && { demand: { band, source, from } }),
      ...(intent !== null && { intent }),
      own: true,
    });
    return id;
  }

  /** @returns whether something changed */
  change(id: string, change: KeywordChange, from: 'typed' | 'imported'): boolean {
    const known = this.#keywords.get(id);
    if (known === undefined) return false;
    const { demand, intent, ...rest } = known;
    const { band, source = '' } = change;
    // The latest value wins, from a file or a person, and names its origin.
    const said = band === undefined ? demand : band === null ? undefined : { band, source, from };
    const meant = change.intent === undefined ? intent : (change.intent ?? undefined);
    const after: Keyword = {
      ...rest,
      label: change.label ?? known.label,
      ...(said !== undefined && { demand: said }),
      ...(meant !== undefined && { intent: meant }),
    };
    if (JSON.stringify(stateOf(id, after)) === JSON.stringify(stateOf(id, known))) return false;
    this.#put(id, after);
    return true;
  }

  /** Removes a keyword; a suggested one is not suggested again. */
  remove(id: string): void {
    const known = this.#keywords.get(id);
    this.#remember(id);
    if (known !== undefined) {
      this.#keywords.delete(id);
      this.#idOfLabel.delete(keywordKey(known.label));
    }
    // An added keyword is dropped; a recorded or suggested one needs a mark, or it would come back.
    if (known?.own === true && !this.#recorded.has(id)) this.#entries.delete(id);
    else this.#entries.set(id, null);
  }

  /** Restores the previous value of a change. */
  restore(states: readonly KeywordState[]): void {
    for (const state of states) {
      this.#remember(state.id);
      const entry = entryOf(state);
      if (entry === undefined) this.#entries.delete(state.id);
      else this.#entries.set(state.id, entry);
    }
  }

  #put(id: string, keyword: Keyword): void {
    const before = this.#keywords.get(id);
    this.#remember(id);
    if (before !== undefined) this.#idOfLabel.delete(keywordKey(before.label));
    this.#keywords.set(id, keyword);
    this.#idOfLabel.set(keywordKey(keyword.label), id);
    this.#entries.set(id, keyword);
  }

  #remember(id: string): void {
    if (!this.#before.has(id)) this.#before.set(id, stateOf(id, this.#entries.get(id)));
  }

  #freeId(label: string): string {
    return freeId('keyword', label, (id) => this.#keywords.has(id) || this.#recorded.has(id));
  }
}
