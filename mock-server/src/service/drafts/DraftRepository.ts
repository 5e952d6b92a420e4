import { LONGEST_TITLE } from '#client/api/draftSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { findUnsourced } from '#client/lib/contentScore/findUnsourced.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { badInput, MockError, noSuch } from '#server/refusal/MockError.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { StoredDraft, StoredVersion } from '#server/store/documents/draftDocuments.ts';
import { versionOf } from '#server/store/documents/draftDocuments.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { changeDraft } from './changeDraft.ts';
import type { DraftEdit } from './changeDraft.ts';
import { trimHistory } from './trimHistory.ts';

/** Limit per project, without deleted drafts. */
const MOST_DRAFTS = 200;
/** Time to undo a deletion, and limit of deleted drafts. */
const UNDO_MS = 30 * DAY_MS;
const MOST_DELETED = 50;

type NewDraft = Pick<StoredDraft, 'title' | 'text' | 'prompt_ids' | 'brief_id' | 'page_id' | 'language' | 'kind'>;

/** The drafts of a project, with the caller as author of changes. */
export class DraftRepository {
  readonly #project: ProjectSession;
  readonly #by: NamedRef;

  constructor(project: ProjectSession) {
    const { user, language } = project.rights;
    this.#project = project;
    this.#by = { id: user.id, name: personIn(user, language) };
  }

  /** Drafts, latest change first. */
  list(): StoredDraft[] {
    return this.#drafts()
      .filter(({ deleted_at: deleted }) => deleted === null)
      .sort((a, b) => compareCodes(b.updated_at, a.updated_at));
  }

  /** @throws MockError (404) for an unknown or deleted draft. */
  one(id: string): StoredDraft {
    const found = this.#drafts().find((draft) => draft.id === id);
    if (found?.deleted_at !== null) throw noSuch('id', { zh: '没有该草稿', en: 'Draft not found' });
    return found;
  }

  create(beginning: NewDraft): StoredDraft {
    if (this.list().length >= MOST_DRAFTS) {
      const most = String(MOST_DRAFTS);
      throw badInput('draft', {
        zh: `一个项目最多 ${most} 篇草稿，请先删除不用的`,
        en: `can’t be added: a project can have at most ${most} drafts. Delete one first`,
      });
    }
    const at = new Date(this.#now()).toISOString();
    const draft: StoredDraft = {
      ...beginning,
      title: beginning.title.slice(0, LONGEST_TITLE),
      id: `d-${this.#project.server.environment.secret().slice(-16)}`,
      status: 'draft',
      version: 1,
      updated_at: at,
      updated_by: this.#by,
      since: at,
      deleted_at: null,
    };
    this.#put([...this.#drafts(), draft]);
    return draft;
  }

  /** @throws MockError: 404; 409 when it was changed since the version that the edit started from. */
  change(id: string, baseVersion: number, edit: DraftEdit): StoredDraft {
    const before = this.one(id);
    if (before.version !== baseVersion) throw changedSince(before);
    const { draft, kept } = changeDraft(before, edit, this.#by, this.#now());
    if (draft === before) return draft;
    // The history first: a full disk then loses nothing.
    if (kept !== null) this.#putHistory(trimHistory([...this.#history(), kept], id));
    this.#replace(draft);
    return draft;
  }

  /** States, newest first; the first is the current one. */
  versions(id: string): StoredVersion[] {
    const present = versionOf(this.one(id));
    return [
      present,
      ...this.#history()
        .filter(({ draft_id: of }) => of === id)
        .toReversed(),
    ];
  }

  /** @throws MockError (404). */
  version(id: string, version: number): StoredVersion {
    const found = this.versions(id).find((one) => one.version === version);
    if (!found) throw noSuch('version', { zh: '历史中没有该版本', en: 'The history does not have this version' });
    return found;
  }

  /**
   * Marks a draft as published. The version stays, because the text did not change for its editors. Does nothing for an unknown draft
   * and for one without required sources: the publication is recorded separately in any case.
   */
  publish(id: string): void {
    const found = this.list().find((draft) => draft.id === id);
    if (found && findUnsourced(found.text).length === 0) this.#replace({ ...found, status: 'published' });
  }

  remove(id: string): StoredDraft {
    return this.#mark(this.one(id), new Date(this.#now()).toISOString());
  }

  /** Undoes a deletion. @throws MockError (404) when the draft is no longer stored. */
  undelete(id: string): StoredDraft {
    const found = this.#drafts().find((draft) => draft.id === id);
    if (!found) throw noSuch('id', { zh: '该草稿已无法恢复', en: 'This draft can no longer be restored' });
    return this.#mark(found, null);
  }

  #mark(draft: StoredDraft, deletedAt: string | null): StoredDraft {
    const marked = { ...draft, deleted_at: deletedAt };
    this.#replace(marked);
    this.#forget();
    return marked;
  }

  /** Drops expired and surplus deleted drafts. */
  #forget(): void {
    const drafts = this.#drafts();
    const gone = drafts
      .flatMap((draft) => (draft.deleted_at === null ? [] : [{ id: draft.id, at: draft.deleted_at }]))
      .sort((a, b) => compareCodes(b.at, a.at))
      .filter(({ at }, index) => index >= MOST_DELETED || this.#now() - Date.parse(at) > UNDO_MS);
    if (gone.length === 0) return;
    const ids = new Set(gone.map(({ id }) => id));
    this.#put(drafts.filter(({ id }) => !ids.has(id)));
    this.#putHistory(this.#history().filter(({ draft_id: of }) => !ids.has(of)));
  }

  #replace(draft: StoredDraft): void {
    this.#put(this.#drafts().map((one) => (one.id === draft.id ? draft : one)));
  }

  #now(): number {
    return this.#project.server.environment.now();
  }

  #drafts(): readonly StoredDraft[] {
    return this.#project.state.documents.drafts.of(this.#project.id);
  }

  #put(drafts: readonly StoredDraft[]): void {
    this.#project.state.documents.drafts.put(this.#project.id, drafts);
  }

  #history(): readonly StoredVersion[] {
    return this.#project.state.documents.draftHistory.of(this.#project.id);
  }

  #putHistory(history: readonly StoredVersion[]): void {
    this.#project.state.documents.draftHistory.put(this.#project.id, history);
  }
}

function changedSince({ updated_by: { name } }: StoredDraft): MockError {
  return new MockError(409, {
    zh: `${name} 刚刚修改了这篇草稿`,
    en: `${name} has changed this draft in the meantime`,
  });
}
