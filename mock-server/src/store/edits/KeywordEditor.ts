import type { DemandBand, Intent } from '#client/api/promptSchemas.ts';
import type { KeywordState } from '#client/api/keywordSchemas.ts';
import { keywordKey } from '../../analysis/keywords/wordsOf.ts';
import type { Keyword, ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import { stableId } from '../ids/stableId.ts';
import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** A keyword as a person typed it or a file has it. `band` null: nobody says how often it is looked up. */
export interface TypedKeyword {
  readonly label: string;
  readonly band: DemandBand | null;
  readonly source: string;
  readonly intent: Intent | null;
}

/** What is left out stays; null takes the band or the intent back to what the rules say. */
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

/** Makes the edits that follow from what people do to a project's keywords; every change says what was there before, so that it can be undone. */
export class KeywordEditor {
  readonly #begun: ProjectEdits;
  readonly #entries: Map<string, Keyword | null>;
  /** As they are now, by id. */
  readonly #keywords: Map<string, Keyword>;
  readonly #idOfLabel: Map<string, string>;
  readonly #recorded: ReadonlyMap<string, Keyword>;
  readonly #before = new Map<string, KeywordState>();

  /** @param project as people have changed it so far. */
  constructor(recorded: ProjectDefinition, project: ProjectDefinition, edits: ProjectEdits) {
    this.#begun = edits;
    this.#entries = new Map(edits.keywords);
    this.#recorded = new Map(recorded.keywords.map((keyword) => [keyword.id, keyword]));
    this.#keywords = new Map(project.keywords.map((keyword) => [keyword.id, keyword]));
    this.#idOfLabel = new Map(project.keywords.map(({ id, label }) => [keywordKey(label), id]));
  }

  /** What stood there before the changes, in their order. */
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

  /** The id of the keyword of this label, but for case, width, blanks and marks. */
  idOfLabel(label: string): string | undefined {
    return this.#idOfLabel.get(keywordKey(label));
  }

  /** The id of the new keyword; null when there is one of that label. */
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

  /** True when that changed something. */
  change(id: string, change: KeywordChange, from: 'typed' | 'imported'): boolean {
    const known = this.#keywords.get(id);
    if (known === undefined) return false;
    const { demand, intent, ...rest } = known;
    const { band, source = '' } = change;
    // The newest word counts, a file's as well as a person's, and says whose it is.
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

  /** Takes a keyword out of the list; a suggested one, which nobody keeps, is not suggested again. */
  remove(id: string): void {
    const known = this.#keywords.get(id);
    this.#remember(id);
    if (known !== undefined) {
      this.#keywords.delete(id);
      this.#idOfLabel.delete(keywordKey(known.label));
    }
    // One people added is gone without a trace; one recorded or suggested would come back.
    if (known?.own === true && !this.#recorded.has(id)) this.#entries.delete(id);
    else this.#entries.set(id, null);
  }

  /** Puts back what stood there before a change. */
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
    let id = stableId('keyword', label);
    for (let copy = 2; this.#keywords.has(id) || this.#recorded.has(id); copy += 1) {
      id = stableId('keyword', `${label}\n${String(copy)}`);
    }
    return id;
  }
}
