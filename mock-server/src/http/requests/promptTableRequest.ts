import * as v from 'valibot';
import { intentSchema, promptSortSchema, promptStatusSchema, promptViewSchema } from '#client/api/promptSchemas.ts';
import { idField, pageField, pageSizeField, textField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

/** The filter form, and the requested rows of the prompts table. */
export const promptTableRequest = v.object({
  ...filterEntries,
  // Every project has this figure: demand is often unknown, and the other figures depend on it.
  sort: v.optional(promptSortSchema, 'visibility'),
  order: v.optional(v.picklist(['asc', 'desc'])),
  q: v.optional(textField(200), ''),
  view: v.optional(promptViewSchema, 'all'),
  rival_id: v.optional(idField),
  status: v.optional(promptStatusSchema),
  intent: v.optional(intentSchema),
  page: pageField,
  page_size: pageSizeField(500, 50),
});
export type PromptTableInput = v.InferOutput<typeof promptTableRequest>;
