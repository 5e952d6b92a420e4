import * as v from 'valibot';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { instantSchema } from './timeSchemas.ts';

export const draftLanguageSchema = v.picklist(['zh', 'en']);
export type DraftLanguage = v.InferOutput<typeof draftLanguageSchema>;

/** `final` and `published`: every statistic and quotation has a source; editing the text resets it to `draft`. */
export const draftStatusSchema = v.picklist(['draft', 'final', 'published']);
export type DraftStatus = v.InferOutput<typeof draftStatusSchema>;

/** Limits for client and server: characters are UTF-16 code units, as editors count. */
export const LONGEST_DRAFT = 200_000;
export const LONGEST_TITLE = 200;
export const MOST_KIT_WORDS = 200;

const headEntries = {
  id: v.string(),
  title: v.string(),
  prompt_ids: v.array(v.string()),
  brief_id: v.nullable(v.string()),
  page_id: v.nullable(v.string()),
  language: openPicklist(draftLanguageSchema.options),
  status: openPicklist(draftStatusSchema.options),
  /** Grows by one with every change; a change names the version it is based on. */
  version: v.number(),
  /** ISO 8601 instant. */
  updated_at: instantSchema,
  updated_by: namedRefSchema,
};

export const draftSchema = v.object({ ...headEntries, text: v.string() });
export type Draft = v.InferOutput<typeof draftSchema>;

/** A draft in a list, without its text. */
export const draftHeadSchema = v.object({ ...headEntries, characters: v.number() });
export type DraftHead = v.InferOutput<typeof draftHeadSchema>;

/** What a draft can start from. */
export const draftOriginSchema = v.object({
  id: v.string(),
  title: v.string(),
  language: openPicklist(draftLanguageSchema.options),
});
export type DraftOrigin = v.InferOutput<typeof draftOriginSchema>;

/** What generates a text: a language model of the server, or rules. */
export const writerSchema = v.object({
  by: openPicklist(['model', 'rules']),
  /** The model's name; null for rules. */
  model: v.nullable(v.string()),
});
export type Writer = v.InferOutput<typeof writerSchema>;

export const draftListSchema = v.object({
  /** Newest change first. */
  list: v.array(draftHeadSchema),
  briefs: v.array(draftOriginSchema),
  pages: v.array(draftOriginSchema),
  writer: writerSchema,
});
export type DraftList = v.InferOutput<typeof draftListSchema>;

export const draftReplySchema = v.object({ draft: draftSchema });

/** A version of a draft, possibly the current one. */
export const draftVersionSchema = v.object({
  version: v.number(),
  at: instantSchema,
  by: namedRefSchema,
  /** What created the version. `imported`: the text of a page. */
  kind: openPicklist(['saved', 'generated', 'restored', 'imported']),
  characters: v.number(),
});
export type DraftVersion = v.InferOutput<typeof draftVersionSchema>;

/** Newest first; the first is the current state. */
export const draftVersionsSchema = v.object({ versions: v.array(draftVersionSchema) });

export const draftVersionTextSchema = v.object({ ...draftVersionSchema.entries, title: v.string(), text: v.string() });
export type DraftVersionText = v.InferOutput<typeof draftVersionTextSchema>;

/** How a brand writes: spellings of its names, words of its tone, words it avoids. */
export const kitSchema = v.object({
  names: v.array(v.string()),
  tone_words: v.array(v.string()),
  banned_words: v.array(v.string()),
});
export type Kit = v.InferOutput<typeof kitSchema>;

/** Why a model's text is missing or incomplete. */
export const writerFaultSchema = openPicklist([
  'unreachable',
  'unauthorised',
  'unpaid',
  'rate_limited',
  'refused',
  'failing',
  'slow',
  'cut_off',
  'malformed',
  'filtered',
  'too_long',
]);
export type WriterFault = v.InferOutput<typeof writerFaultSchema>;

/** The end of a generated text: the text received so far is kept, whatever ended it. */
export const generatedEndSchema = v.object({
  /** Null: the text is complete. */
  fault: v.nullable(writerFaultSchema),
  /** Seconds until a retry makes sense; null when unknown. */
  retry_after: v.nullable(v.number()),
  /** Numbers with units and addresses in the text that do not occur in the brief. */
  unknown_figures: v.array(v.string()),
  unknown_links: v.array(v.string()),
});
export type GeneratedEnd = v.InferOutput<typeof generatedEndSchema>;

/** Streamed, one event per line, so that the text can be shown while it is generated. */
export const generatedSchema = v.object({
  ...writerSchema.entries,
  events: v.array(v.union([v.object({ text: v.string() }), v.object({ end: generatedEndSchema })])),
});
export type Generated = v.InferOutput<typeof generatedSchema>;
