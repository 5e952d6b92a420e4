import * as v from 'valibot';
import { sentimentSchema } from './answerSchemas.ts';
import { brandFigureSchema } from './detailSchemas.ts';
import { optionalField } from './lenientSchemas.ts';
import { maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { passageSchema } from './passageSchemas.ts';
import { brandRefSchema, scopeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** The tracked brands with their figures, ranked as on the leaderboard. */
export const competitorsSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  brand_figures: v.array(brandFigureSchema),
});
export type Competitors = v.InferOutput<typeof competitorsSchema>;

/** A name that occurs often in answers and is not tracked. */
export const suggestionSchema = v.object({
  name: v.string(),
  /** Share of the answers that were read. */
  answers: measureSchema,
  evidence: v.array(passageSchema),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

export const suggestionsSchema = v.object({
  brands: v.array(brandRefSchema),
  /** Ok answers that match the filters, and the evenly spaced sample of them that was scanned for names. */
  answers: v.number(),
  read: v.number(),
  list: v.array(suggestionSchema),
  /** Names that somebody marked as not being competitors. */
  hidden: v.array(v.string()),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;
export const hiddenNamesSchema = v.object({ hidden: v.array(v.string()) });

/** A theme that brands are judged by; `words` are searched for in sentences, Chinese and English alike. */
export const themeSchema = v.object({
  id: v.string(),
  /** Empty for a built-in theme: the client words it by its id. */
  name: v.string(),
  built_in: v.boolean(),
  words: v.array(v.string()),
});
export type Theme = v.InferOutput<typeof themeSchema>;
export const themesSchema = v.object({ themes: v.array(themeSchema) });

/** What answers say of one brand under one theme; the unit of the counts is answers. */
export const perceptionCellSchema = v.object({
  theme_id: v.string(),
  brand_id: v.string(),
  positive: v.number(),
  neutral: v.number(),
  negative: v.number(),
  /** (positive - negative) / all of them. */
  net_sentiment: maybeMeasureSchema,
  /** Share of the answers that mention the brand. */
  mentioned: maybeMeasureSchema,
});
export type PerceptionCell = v.InferOutput<typeof perceptionCellSchema>;

export const perceptionSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  themes: v.array(themeSchema),
  cells: v.array(perceptionCellSchema),
});
export type Perception = v.InferOutput<typeof perceptionSchema>;

/** The sentences behind a cell, one entry per answer, newest first. */
export const quotesSchema = v.object({
  brands: v.array(brandRefSchema),
  total: v.number(),
  list: v.array(v.object({ ...passageSchema.entries, sentiment: sentimentSchema })),
});
export type Quotes = v.InferOutput<typeof quotesSchema>;

export const severitySchema = v.picklist(['high', 'medium', 'low']);
export type Severity = v.InferOutput<typeof severitySchema>;

/** An uploaded file: its address and its original file name. */
export const attachmentSchema = v.object({ url: v.string(), name: v.string() });
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** A true statement about a brand, as the fact sheet stores it. */
export const factSchema = v.object({
  id: v.string(),
  statement: v.string(),
  /** The brand that a sentence must mention; null: none is required. */
  brand_id: v.nullable(v.string()),
  /** Words that a sentence must all contain; a slash separates alternative spellings of one word. */
  subject: v.array(v.string()),
  /** The expected number or range with its unit, as typed: `18.98 万元`, `605–760 km`, `2021 年`. */
  value: v.string(),
  severity: severitySchema,
  /** YYYY-MM-DD, both included; null: open-ended. Answers of other days are not judged. */
  valid_from: v.nullable(daySchema),
  valid_to: v.nullable(daySchema),
  /** Its source: a web address or words. */
  source: v.string(),
  /** Evidence: a price list, a screenshot. Absent in facts stored before attachments existed. */
  attachments: optionalField(v.array(attachmentSchema)),
});
export type Fact = v.InferOutput<typeof factSchema>;

/** Answers about a fact's subject, by verdict. */
const judgedEntries = { supported: v.number(), contradicted: v.number(), unknown: v.number() };

export const judgedFactSchema = v.object({
  ...factSchema.entries,
  ...judgedEntries,
  /** Supported / (supported + contradicted). */
  accuracy: maybeMeasureSchema,
});
export type JudgedFact = v.InferOutput<typeof judgedFactSchema>;

/** The state that a person gave an error. */
export const errorMarkSchema = v.picklist(['open', 'acknowledged', 'fixed']);
export type ErrorMark = v.InferOutput<typeof errorMarkSchema>;

/** One wrong value that answers give for a fact. */
export const factErrorSchema = v.object({
  id: v.string(),
  fact_id: v.string(),
  statement: v.string(),
  expected: v.string(),
  /** The value in its most frequent spelling. */
  said: v.string(),
  severity: severitySchema,
  /** Answers with the error in the window / answers of the window that support or contradict the fact. */
  reach: maybeMeasureSchema,
  /** Severity (3, 2, 1) times the answers with the error in the window: the sort key of the queue. */
  weight: v.number(),
  answers: v.number(),
  /** `gone`: every prompt and platform that gave the error has been asked again since without giving it. */
  status: openPicklist(['open', 'acknowledged', 'fixed', 'gone']),
  mark: errorMarkSchema,
  marked_at: v.nullable(instantSchema),
  /** Seen again after somebody marked it as fixed. */
  returned: v.boolean(),
  /** From here on of all recorded answers, regardless of dates. */
  first_seen_at: instantSchema,
  last_seen_at: instantSchema,
  /**
   * When the last prompt and platform that gave the error gave an answer without it, and days from first seen until then; null: still
   * given.
   */
  gone_at: v.nullable(instantSchema),
  days_until_gone: v.nullable(v.number()),
  platforms: v.array(v.object({ id: v.string(), name: v.string(), answers: v.number() })),
  /** Pages cited by answers with the error, most often first. */
  sources: v.array(v.object({ url: v.string(), title: v.string(), host: v.string(), answers: v.number() })),
  /** The newest of the window, else of all dates. */
  example: passageSchema,
});
export type FactError = v.InferOutput<typeof factErrorSchema>;

export const factsSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  facts: v.array(judgedFactSchema),
  errors: v.array(factErrorSchema),
});
export type Facts = v.InferOutput<typeof factsSchema>;

export const factVerdictSchema = v.picklist(['supported', 'contradicted', 'unknown']);
export type FactVerdict = v.InferOutput<typeof factVerdictSchema>;

/** A sentence with its verdict on a fact; `said` is the number that was judged, empty where there is none. */
export const factPassageSchema = v.object({ ...passageSchema.entries, verdict: factVerdictSchema, said: v.string() });

export const factEvidenceSchema = v.object({
  brands: v.array(brandRefSchema),
  total: v.number(),
  list: v.array(factPassageSchema),
});
export type FactEvidence = v.InferOutput<typeof factEvidenceSchema>;

/** Preview of what a fact finds in all recorded answers before it is saved. */
export const factTrialSchema = v.object({
  ...judgedEntries,
  /** How its value is parsed: a number or range in the base unit. */
  read: v.object({ low: v.number(), high: v.number(), unit: v.string() }),
  brands: v.array(brandRefSchema),
  list: v.array(factPassageSchema),
});
export type FactTrial = v.InferOutput<typeof factTrialSchema>;

export const savedFactSchema = v.object({ fact: factSchema });
export const markedErrorSchema = v.object({ id: v.string(), mark: errorMarkSchema });
