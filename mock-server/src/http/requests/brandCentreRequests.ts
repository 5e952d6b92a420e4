import * as v from 'valibot';
import { errorMarkSchema, factVerdictSchema, severitySchema } from '#client/api/brandCentreSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';
import { baseField, dateField, idField, pageField, pageSizeField, requiredLineField, textField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

/** Limit of themes: more than people read, few enough to match quickly. */
const MOST_OWN_THEMES = 20;
const MOST_ATTACHMENTS = 5;
const MOST_WORDS = 60;

const nameField = requiredLineField(60);
const page = pageField;
const pageSize = pageSizeField(100, 10);

export const quotesRequest = v.object({
  ...filterEntries,
  brand_id: idField,
  theme_id: idField,
  sentiment: v.optional(v.picklist(['positive', 'neutral', 'negative'])),
  page,
  page_size: pageSize,
});

export const hideNameRequest = v.object({ name: v.pipe(textField(100), v.nonEmpty()), hidden: v.boolean() });

/** All custom themes of the project. */
export const themesRequest = v.object({
  themes: v.pipe(
    v.array(
      v.object({
        id: v.optional(textField(100), ''),
        name: nameField,
        words: v.pipe(v.array(nameField), v.minLength(1), v.maxLength(MOST_WORDS)),
      }),
    ),
    v.maxLength(MOST_OWN_THEMES),
  ),
  /** The themes that the edit started from. */
  base: v.exactOptional(
    v.pipe(v.array(v.object({ name: v.string(), words: v.array(v.string()) })), v.maxLength(MOST_OWN_THEMES)),
  ),
});

/** A file uploaded before. Its name is shown, so bidi control characters are stripped. */
const attachmentField = v.object({
  url: v.pipe(textField(2000), v.nonEmpty()),
  name: v.pipe(
    v.string(),
    v.transform((name) => nameOf(stripBidi(name))),
    v.nonEmpty(),
    v.maxLength(200),
  ),
});

const factEntries = {
  id: v.optional(textField(200), ''),
  statement: requiredLineField(300),
  brand_id: v.optional(v.nullable(idField), null),
  subject: v.pipe(v.array(v.pipe(textField(120), v.nonEmpty())), v.maxLength(10)),
  value: v.pipe(textField(100), v.nonEmpty()),
  severity: v.optional(severitySchema, 'medium'),
  valid_from: v.optional(v.nullable(dateField), null),
  valid_to: v.optional(v.nullable(dateField), null),
  source: v.optional(textField(1000), ''),
  attachments: v.exactOptional(v.pipe(v.array(attachmentField), v.maxLength(MOST_ATTACHMENTS))),
};

export const factRequest = v.object({ fact: v.object(factEntries) });
/** `base`: the stored fact that the form started from. */
export const factSaveRequest = v.object({ ...factRequest.entries, base: baseField });

export const factIdRequest = v.object({ id: idField });

export const evidenceRequest = v.object({
  ...filterEntries,
  fact_id: idField,
  error_id: v.optional(idField),
  verdict: v.optional(factVerdictSchema),
  page,
  page_size: pageSize,
});

export const markRequest = v.object({ id: idField, mark: errorMarkSchema });
