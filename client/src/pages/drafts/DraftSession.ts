import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DraftApi, DraftChange } from '#client/api/draftApi.ts';
import type { Draft, DraftStatus } from '#client/api/draftSchemas.ts';
import { isApiError, isConflict } from '#client/lib/ApiError.ts';
import type { LocalCopies } from './localCopies.ts';
import { SaveTimer } from './SaveTimer.ts';

/** `waiting`: there are changes that are not being sent yet. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export type DraftCalls = Pick<DraftApi, 'save' | 'one' | 'restore' | 'duplicate' | 'setStatus'>;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly prompt_ids: readonly string[];
}

type Look = { readonly theirs: Draft } | { readonly error: unknown };

/**
 * The editing session of a draft in one browser tab. It merges typed changes with the server's state without losing text: changes are
 * stored in the browser at once and sent one second after the last key. Close it on leaving.
 */
export class DraftSession {
  /** The server's state as this tab last saw it. */
  draft: Draft;
  title: string;
  text: string;
  promptIds: readonly string[];
  /** The conflicting state of the server, when somebody else changed the draft. */
  theirs: Draft | null = null;
  error: unknown = null;
  /** Incremented when the text changes other than by typing: an editor then reloads it. */
  revision = 0;
  private busy = false;
  readonly #calls: DraftCalls;
  readonly #copies: LocalCopies;
  readonly #stopListening: () => void;
  readonly #timer = new SaveTimer(() => void this.save());
  /** The running request; pending while `busy`. */
  #running: Promise<void> = Promise.resolve();
  /** Text that was sent and may or may not have been saved; null: none. */
  #unsure: Words | null = null;
  /** `generated`: the text was inserted as a whole and is not saved yet. */
  #kind: NonNullable<DraftChange['kind']> = 'saved';

  constructor(draft: Draft, calls: DraftCalls, copies: LocalCopies) {
    this.#calls = calls;
    this.#copies = copies;
    const copy = copies.take();
    this.draft = draft;
    this.title = copy?.title ?? draft.title;
    this.text = copy?.text ?? draft.text;
    this.promptIds = copy?.prompt_ids ?? draft.prompt_ids;
    makeAutoObservable(
      this,
      { draft: observableRef, theirs: observableRef, promptIds: observableRef, error: observableRef },
      { autoBind: true },
    );
    this.#stopListening = copies.onForeignChange(() => {
      if (copies.saved > this.draft.version && !this.busy) void this.#follow();
    });
    if (copy !== null && this.isDirty) this.#takeUp(copy.base_version);
  }

  /** The own page that the draft should replace; null: none. */
  get pageId(): string | null {
    return this.draft.page_id;
  }

  get isDirty(): boolean {
    return !isSame(this.#words(), this.draft);
  }

  get state(): SaveState {
    if (this.theirs !== null) return 'conflict';
    if (this.busy) return 'saving';
    if (this.error !== null) return 'failed';
    return this.isDirty ? 'waiting' : 'saved';
  }

  setText(text: string): void {
    this.text = text;
    this.#typed();
  }

  setTitle(title: string): void {
    this.title = title;
    this.#typed();
  }

  setPromptIds(ids: readonly string[]): void {
    this.promptIds = ids;
    this.#typed();
  }

  /** Inserts a generated text; the history keeps the previous state as a separate version. */
  putGenerated(text: string): void {
    this.#kind = 'generated';
    this.revision += 1;
    this.setText(text);
    void this.save();
  }

  /** Saves now, or after the request in progress, if there is something to save then. */
  async save(): Promise<void> {
    this.#timer.stop();
    while (this.busy) await this.#running;
    if (this.theirs !== null || !this.isDirty) return;
    await this.#send({ base_version: this.draft.version, kind: this.#kind, apart: false });
  }

  /** Our version wins; theirs stays in the history. */
  async keepMine(): Promise<void> {
    const { theirs } = this;
    if (theirs === null) return;
    this.theirs = null;
    if (isSame(this.#words(), theirs)) this.#adopt(theirs);
    else await this.#send({ base_version: theirs.version, kind: this.#kind, apart: true });
  }

  /** Their version wins; ours is saved to the history first, so that it can be restored. */
  async takeTheirs(): Promise<void> {
    const { theirs } = this;
    if (theirs === null) return;
    await this.keepMine();
    if (this.theirs !== null || this.error !== null) return;
    await this.#run(async () => this.#calls.restore(this.draft.id, this.draft.version, theirs.version));
  }

  /** Their version stays here; ours is saved as a separate draft. @returns that draft; null when it could not be created. */
  async keepBoth(copyTitle: string): Promise<Draft | null> {
    const { theirs } = this;
    if (theirs === null) return null;
    try {
      const copy = await this.#calls.duplicate(this.draft.id, { title: copyTitle, text: this.text });
      runInAction(() => {
        this.theirs = null;
        this.error = null;
        this.#adopt(theirs);
      });
      return copy;
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
      return null;
    }
  }

  /** @throws ApiError validation while a statistic or a quotation has no source. */
  async setStatus(status: DraftStatus): Promise<void> {
    await this.save();
    if (this.state !== 'saved') return;
    const draft = await this.#calls.setStatus(this.draft.id, this.draft.version, status);
    runInAction(() => {
      this.draft = draft;
      this.#copies.drop(draft);
    });
  }

  /** Adopts a state that this user caused on the server: a restored version. */
  replaceBy(draft: Draft): void {
    this.theirs = null;
    this.error = null;
    this.#adopt(draft);
  }

  /** Stores unsaved changes in the browser, before the page unloads. */
  keep(): void {
    if (this.isDirty) this.#copies.write({ base_version: this.draft.version, ...this.#words() });
  }

  /** Ends the session: unsaved changes are stored in the browser and sent once more, after the request in progress, without retry. */
  close(): void {
    this.keep();
    this.#stopListening();
    void this.save();
    this.#timer.close();
  }

  #words(): Words & { readonly prompt_ids: string[] } {
    return { title: this.title, text: this.text, prompt_ids: [...this.promptIds] };
  }

  #typed(): void {
    this.error = null;
    this.#timer.forgetFailures();
    if (!this.isDirty) {
      this.#kind = 'saved';
      this.#copies.drop(this.draft);
      return;
    }
    this.keep();
    this.#timer.start();
  }

  /** Resumes changes from an earlier visit: sends them if their base version is current, else reports a conflict. */
  #takeUp(baseVersion: number): void {
    if (baseVersion >= this.draft.version) this.#timer.start();
    else this.theirs = this.draft;
  }

  async #send(how: Pick<DraftChange, 'base_version' | 'kind' | 'apart'>): Promise<void> {
    const words = this.#words();
    // A text generated during this request is saved by the next one.
    this.#kind = 'saved';
    await this.#run(async () => {
      try {
        const draft = await this.#calls.save({ id: this.draft.id, ...words, ...how });
        // The server removes control characters; with its text, this one would differ and be saved again endlessly.
        return { ...draft, ...words };
      } catch (error) {
        if (how.kind === 'generated') this.#kind = how.kind;
        throw error;
      }
    }, words);
  }

  /** @param sent the words in the request: words typed since then stay. */
  async #run(call: () => Promise<Draft>, sent: Words | null = null): Promise<void> {
    this.#running = this.#finish(call, sent);
    await this.#running;
  }

  async #finish(call: () => Promise<Draft>, sent: Words | null): Promise<void> {
    runInAction(() => {
      this.busy = true;
      this.error = null;
    });
    try {
      const draft = await call();
      this.#unsure = null;
      runInAction(() => {
        this.busy = false;
        this.#timer.forgetFailures();
        if (sent === null) this.#adopt(draft);
        else this.#saved(draft);
      });
    } catch (error) {
      if (sent !== null && isTransient(error)) this.#unsure = sent;
      await this.#failed(error);
    }
  }

  #saved(draft: Draft): void {
    this.draft = draft;
    this.#copies.drop(draft);
    if (!this.isDirty) return;
    this.keep();
    this.#timer.start();
  }

  async #failed(error: unknown): Promise<void> {
    const isTaken = isConflict(error);
    const result = isTaken ? await this.#look() : { error };
    runInAction(() => {
      this.busy = false;
      this.#met(result);
    });
    if (!isTaken && isTransient(error)) this.#timer.retry(error);
  }

  /** Handles a save by another tab. A save started meanwhile detects the conflict itself. */
  async #follow(): Promise<void> {
    const result = await this.#look();
    runInAction(() => {
      if (!this.busy) this.#met(result);
    });
  }

  /** Loads the server's state, or the error. */
  async #look(): Promise<Look> {
    try {
      return { theirs: await this.#calls.one(this.draft.id) };
    } catch (error) {
      return { error };
    }
  }

  /** Equal words are no conflict, and without changes here the server's state is adopted. */
  #met(result: Look): void {
    if ('error' in result) {
      this.error = result.error;
      return;
    }
    const { theirs } = result;
    if (theirs.version <= this.draft.version) return;
    // Our own save succeeded although its response was lost: later typing builds on it.
    if (this.#unsure !== null && isSame(this.#unsure, theirs)) this.#saved(theirs);
    else if (!this.isDirty || isSame(this.#words(), theirs)) this.#adopt(theirs);
    else this.theirs = theirs;
  }

  #adopt(draft: Draft): void {
    this.#timer.stop();
    if (draft.text !== this.text) this.revision += 1;
    this.#kind = 'saved';
    this.draft = draft;
    this.title = draft.title;
    this.text = draft.text;
    this.promptIds = draft.prompt_ids;
    this.#copies.drop(draft);
  }
}

function isSame(one: Words, other: Words): boolean {
  return (
    one.text === other.text && one.title === other.title && one.prompt_ids.join('\n') === other.prompt_ids.join('\n')
  );
}

/** Whether an automatic retry may help. */
function isTransient(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'server', 'protocol'].includes(error.kind);
}
