import { jobEntries } from './jobSchemas.ts';
import { namesSchema } from './namedRefSchemas.ts';
import { passageSchema } from './passageSchemas.ts';
import * as v from 'valibot';

/** Names of a brand as a person edits them; the own brand comes first. */
export const brandNamesSchema = v.object({
  /** Empty for a brand not yet saved. */
  id: v.string(),
  name: v.string(),
  own: v.boolean(),
  aliases: v.array(v.string()),
  match_case: v.boolean(),
  domains: v.array(v.string()),
  /** Each is the name or one of the aliases; a provider need not have any. */
  names: v.exactOptional(namesSchema),
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
  /** Answers citing a domain of it; null: it has no domain. */
  citing: v.nullish(v.number(), null),
});

/** What a recount changed for one brand: answers naming and citing it and mentions, before and after; null: not tracked then. */
export const recountedBrandSchema = v.object({
  brand_id: v.string(),
  name: v.string(),
  before: v.nullable(recountedCountsSchema),
  after: v.nullable(recountedCountsSchema),
  /** Answers that name it now and did not, and the other way round. */
  gained: v.number(),
  lost: v.number(),
  /** Mentions that are new, the answers they stand in, and some of their sentences; and those that are gone. */
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
