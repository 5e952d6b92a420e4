import * as v from 'valibot';
import {
  draftLanguageSchema,
  draftStatusSchema,
  type DraftVersionText,
  type Kit,
  kitSchema,
} from '#client/api/draftSchemas.ts';
import { namedRefSchema } from '#client/api/namedRefSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

const versionKindSchema = v.picklist(['saved', 'generated', 'restored', 'imported']);
export type VersionKind = v.InferOutput<typeof versionKindSchema>;

const storedDraftSchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  prompt_ids: v.array(v.string()),
  brief_id: v.nullable(v.string()),
  page_id: v.nullable(v.string()),
  language: draftLanguageSchema,
  status: draftStatusSchema,
  version: v.number(),
  updated_at: v.string(),
  updated_by: namedRefSchema,
  /** Origin and start time of the current state, which becomes one entry of the history. */
  kind: versionKindSchema,
  since: v.string(),
  /** ISO 8601 instant of deletion; null: not deleted. */
  deleted_at: v.nullable(v.string()),
});
export type StoredDraft = Readonly<v.InferOutput<typeof storedDraftSchema>>;

const storedVersionSchema = v.object({
  draft_id: v.string(),
  version: v.number(),
  at: v.string(),
  by: namedRefSchema,
  kind: versionKindSchema,
  title: v.string(),
  text: v.string(),
});
export type StoredVersion = Readonly<v.InferOutput<typeof storedVersionSchema>>;

/** The current drafts, with the recently deleted ones. */
export const draftsKind: DocumentKind<readonly StoredDraft[]> = {
  name: 'drafts',
  schema: v.array(storedDraftSchema),
  empty: [],
};

/** Earlier states, oldest first, in a separate file: autosave must not rewrite all of them. */
export const draftHistoryKind: DocumentKind<readonly StoredVersion[]> = {
  name: 'draft-history',
  schema: v.array(storedVersionSchema),
  empty: [],
};

export const kitKind: DocumentKind<Kit> = {
  name: 'kit',
  schema: kitSchema,
  empty: { names: [], tone_words: [], banned_words: [] },
};

/** An entry of the history. */
export function versionOf(draft: StoredDraft): StoredVersion {
  const { id, version, updated_at: at, updated_by: by, kind, title, text } = draft;
  return { draft_id: id, version, at, by, kind, title, text };
}

export function versionText({ draft_id: _, ...version }: StoredVersion): DraftVersionText {
  return { ...version, characters: version.text.length };
}
