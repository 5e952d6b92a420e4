import * as v from 'valibot';
import { MOST_PAGES } from '#server/store/documents/ProjectPages.ts';
import { baseField, idField, textField } from './fields.ts';
import { filterEntries } from './filterRequests.ts';

const LONGEST_ADDRESS = 2048;

const addressField = v.pipe(textField(LONGEST_ADDRESS), v.nonEmpty());
const idsField = v.pipe(v.array(idField), v.minLength(1), v.maxLength(MOST_PAGES));

/** The pages to fetch. Each URL is checked by itself: a bad line does not stop the others. */
export const fetchPagesRequest = v.variant('from', [
  v.object({
    from: v.literal('urls'),
    urls: v.pipe(v.array(addressField), v.minLength(1), v.maxLength(MOST_PAGES)),
  }),
  v.object({ from: v.literal('sitemap'), url: addressField }),
  v.object({ from: v.literal('pages'), ids: idsField }),
]);

export const pageJobRequest = v.object({ job_id: idField });

export const pageRequest = v.object({ ...filterEntries, id: idField });

/** Form fields beside uploaded HTML. */
export const pageHtmlRequest = v.object({ url: v.optional(textField(LONGEST_ADDRESS), '') });

export const pageUpdateRequest = v.object({
  id: idField,
  /** Null: the rules decide. */
  prompt_ids: v.nullable(v.pipe(v.array(idField), v.maxLength(1000))),
  base: baseField,
});

export const pageIdsRequest = v.object({ ids: idsField });
