import * as v from 'valibot';
import { jobEntries } from './jobSchemas.ts';
import { optionalField } from './lenientSchemas.ts';
import { namesSchema } from './namedRefSchemas.ts';
import { passageSchema } from './passageSchemas.ts';

/** Names of a brand in the editor; the own brand comes first. */
export const brandNamesSchema = v.object({
  /** Empty for an unsaved brand. */
  id: v.string(),
  name: v.string(),
  own: v.boolean(),
  aliases: v.array(v.string()),
  match_case: v.boolean(),
  domains: v.array(v.string()),
  /** Each name is the recorded name or one of the aliases; a provider may omit them. */
  names: optionalField(namesSchema),
});
export type BrandNames = v.InferOutput<typeof brandNamesSchema>;
export const brandListSchema = v.object({ brands: v.array(brandNamesSchema) });

const recountedMentionsSchema = v.object({
  mentions: v.number(),
  answers: v.number(),
  passages: v.array(passageSchema),
});

const recountedCountsSchema = v.object({
  answers: v.number(),
  mentions: v.number(),
  /** Answers that cite a domain of the brand; null: it has no domain. */
  citing: v.nullish(v.number(), null),
});

/**
 * Result of a recount for one brand: answers that mention it, answers that cite it, and mentions, before and after; null: not tracked then.
 */
export const recountedBrandSchema = v.object({
  brand_id: v.string(),
  name: v.string(),
  before: v.nullable(recountedCountsSchema),
  after: v.nullable(recountedCountsSchema),
  /** Answers that mention it now and did not before, and the reverse. */
  gained: v.number(),
  lost: v.number(),
  /** New mentions with the answers they are in and example sentences; the same for removed mentions. */
  more: recountedMentionsSchema,
  fewer: recountedMentionsSchema,
});
export type RecountedBrand = v.InferOutput<typeof recountedBrandSchema>;
export const recountJobSchema = v.variant('state', [
  v.object({ ...jobEntries, state: v.literal('running') }),
  v.object({
    ...jobEntries,
    state: v.literal('done'),
    result: v.object({ answers: v.number(), milliseconds: v.number(), brands: v.array(recountedBrandSchema) }),
  }),
  v.object({ ...jobEntries, state: v.literal('failed'), reason: v.string() }),
]);
export type RecountJob = v.InferOutput<typeof recountJobSchema>;
