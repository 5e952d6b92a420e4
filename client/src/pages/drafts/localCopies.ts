import * as v from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import type { BrowserStorage } from '#client/lib/storage.ts';

const copySchema = v.object({
  base_version: v.number(),
  title: v.string(),
  text: v.string(),
  prompt_ids: v.array(v.string()),
});
/** Unsaved changes with their base version. */
type LocalCopy = v.InferOutput<typeof copySchema>;

const storedSchema = v.object({
  /** The newest version that a tab of this browser saved; writing it notifies the other tabs (storage event). */
  saved: v.optional(v.number(), 0),
  /** By browser tab, so that two tabs do not overwrite each other. */
  copies: v.optional(v.record(v.string(), copySchema), {}),
});
type StoredCopies = v.InferOutput<typeof storedSchema>;

const TAB_KEY = 'answerscope.tab';

/** Stores the unsaved changes of a draft in this browser until the server has them. */
export class LocalCopies {
  readonly #storage: BrowserStorage;
  readonly #name: string;
  readonly #tab: string;

  constructor(storage: BrowserStorage, projectId: string, draftId: string) {
    this.#storage = storage;
    this.#name = `writing.${projectId}.${draftId}`;
    this.#tab = tabOf(storage);
  }

  /** This tab's copy, else one left behind by another tab, which this tab takes over. */
  take(): LocalCopy | null {
    const stored = this.#stored();
    const { [this.#tab]: own, ...others } = stored.copies;
    const [left] = Object.entries(others);
    if (own !== undefined || left === undefined) return own ?? null;
    const [tab, copy] = left;
    const { [tab]: _, ...rest } = others;
    this.#put({ ...stored, copies: { ...rest, [this.#tab]: copy } });
    return copy;
  }

  /** The newest version that any tab of this browser saved. */
  get saved(): number {
    return this.#stored().saved;
  }

  write(copy: LocalCopy): void {
    const stored = this.#stored();
    this.#put({ ...stored, copies: { ...stored.copies, [this.#tab]: copy } });
  }

  /** After a save: deletes this tab's copy, and copies of other tabs with the same text. */
  drop(saved: { readonly version: number; readonly text: string; readonly title: string }): void {
    const stored = this.#stored();
    const others = Object.entries(stored.copies).filter(
      ([tab, { text, title }]) => tab !== this.#tab && (text !== saved.text || title !== saved.title),
    );
    this.#put({ saved: Math.max(stored.saved, saved.version), copies: Object.fromEntries(others) });
  }

  /** Listens to writes of other tabs. @returns the unsubscriber */
  onForeignChange(listener: () => void): () => void {
    return this.#storage.onForeignChange((key) => {
      if (key?.endsWith(`.${this.#name}`) === true) listener();
    });
  }

  #stored(): StoredCopies {
    const parsed = v.safeParse(storedSchema, this.#storage.readDraft(this.#name));
    return parsed.success ? parsed.output : { saved: 0, copies: {} };
  }

  #put(stored: StoredCopies): void {
    this.#storage.writeDraft(this.#name, stored);
  }
}

function tabOf(storage: BrowserStorage): string {
  const known = storage.readTabJson(TAB_KEY);
  if (typeof known === 'string') return known;
  const fresh = randomKey();
  storage.writeTabJson(TAB_KEY, fresh);
  return fresh;
}
