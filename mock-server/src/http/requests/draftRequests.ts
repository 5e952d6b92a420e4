import * as v from 'valibot';
import {
  draftLanguageSchema,
  draftStatusSchema,
  LONGEST_DRAFT,
  LONGEST_TITLE,
  MOST_KIT_WORDS,
} from '#client/api/draftSchemas.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { baseField, idField, integerField, requiredLineField } from './fields.ts';

/** Control characters except line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu;

/**
 * Typed or pasted text. Control characters are stripped: a refusal would keep the whole text from being saved because of an
 * invisible character.
 */
const proseField = v.pipe(
  v.string(),
  v.maxLength(LONGEST_DRAFT),
  v.transform((text) => textOf(text).replaceAll(CONTROL, '')),
);

const titleField = v.pipe(
  v.string(),
  v.maxLength(10 * LONGEST_TITLE),
  v.transform((text) => nameOf(text).replaceAll(CONTROL, '')),
  v.string(),
  v.maxLength(LONGEST_TITLE),
);

const promptIdsField = v.pipe(v.array(idField), v.maxLength(200));
const versionField = v.pipe(v.number(), v.integer(), v.minValue(0));

export const draftIdRequest = v.object({ id: idField });

/** At most one of `brief_id` and `page_id`. */
export const draftCreateRequest = v.object({
  brief_id: v.optional(idField),
  page_id: v.optional(idField),
  title: v.optional(titleField),
  text: v.optional(proseField, ''),
  language: v.optional(draftLanguageSchema),
  prompt_ids: v.optional(promptIdsField),
});

export const draftSaveRequest = v.object({
  id: idField,
  base_version: versionField,
  title: titleField,
  text: proseField,
  prompt_ids: promptIdsField,
  kind: v.optional(v.picklist(['saved', 'generated']), 'saved'),
  apart: v.optional(v.boolean(), false),
});

export const draftStatusRequest = v.object({ id: idField, base_version: versionField, status: draftStatusSchema });

export const draftVersionRequest = v.object({ id: idField, version: integerField(1, 999_999_999) });

export const draftRestoreRequest = v.object({ id: idField, base_version: versionField, version: versionField });

export const draftDuplicateRequest = v.object({
  id: idField,
  title: v.optional(titleField),
  text: v.optional(proseField),
});

const kitWordsField = v.pipe(v.array(requiredLineField(60)), v.maxLength(MOST_KIT_WORDS));

export const kitRequest = v.object({
  names: kitWordsField,
  tone_words: kitWordsField,
  banned_words: kitWordsField,
  base: baseField,
});

export const generateRequest = v.object({ brief_id: idField, section_id: v.optional(idField) });
