import * as v from 'valibot';
import { stageSchema } from '#client/api/stageSchemas.ts';
import { ownPersonaSchema } from '#client/api/userInsightSchemas.ts';
import { idField, lineField, pageField, pageSizeField, textField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

/** Limits of a project's personas and of the words of each. */
const MOST_PERSONAS = 30;
const MOST_WORDS = 60;

/** One persona or one theme, and the filter form. */
export const insightDetailRequest = v.object({
  ...filterEntries,
  persona: v.optional(idField),
  theme: v.optional(idField),
});

export const traitedPromptRequest = v.object({
  ...filterEntries,
  sort: v.optional(v.picklist(['text', 'persona', 'stage', 'answers', 'visibility']), 'text'),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  q: v.optional(textField(200), ''),
  persona: v.optional(idField),
  stage: v.optional(stageSchema),
  page: pageField,
  page_size: pageSizeField(500, 50),
});

/** Omitted fields stay; null: the rules' suggestion. */
export const traitsRequest = v.object({
  prompts: v.pipe(
    v.array(
      v.object({
        id: idField,
        persona: v.exactOptional(v.nullable(idField)),
        stage: v.exactOptional(v.nullable(stageSchema)),
      }),
    ),
    v.minLength(1),
    v.maxLength(50_000),
  ),
});

/** Replaces all personas of the project. An entry without an id is new. */
export const personasRequest = v.object({
  personas: v.pipe(
    v.array(
      v.object({
        id: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
        name: v.pipe(lineField(40), v.nonEmpty()),
        words: v.pipe(v.array(v.pipe(lineField(40), v.nonEmpty())), v.maxLength(MOST_WORDS)),
      }),
    ),
    v.maxLength(MOST_PERSONAS),
  ),
  /** The personas that the edit started from. */
  base: v.exactOptional(v.pipe(v.array(ownPersonaSchema), v.maxLength(MOST_PERSONAS))),
});
export type PersonaDraft = v.InferOutput<typeof personasRequest>['personas'][number];
