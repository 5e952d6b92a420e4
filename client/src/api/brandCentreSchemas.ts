import * as v from 'valibot';
import { sentimentSchema } from './answerSchemas.ts';
import { brandFigureSchema } from './detailSchemas.ts';
import { maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, scopeSchema } from './reportSchemas.ts';
import { passageSchema } from './passageSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** The tracked brands with their figures, ranked as on the leaderboard. */
export const competitorsSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  brand_figures: v.array(brandFigureSchema),
});
export type Competitors = v.InferOutput<typeof competitorsSchema>;

/** A name that stands out in answers and is not tracked. */
export const suggestionSchema = v.object({
  name: v.string(),
  /** Of the answers read. */
  answers: measureSchema,
  evidence: v.array(passageSchema),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

export const suggestionsSchema = v.object({
  brands: v.array(brandRefSchema),
  /** Ok answers that the filters leave, and those of them that were read for names, spread evenly. */
  answers: v.number(),
  read: v.number(),
  list: v.array(suggestionSchema),
  /** Names that somebody said are none of a rival's. */
  hidden: v.array(v.string()),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;
export const hiddenNamesSchema = v.object({ hidden: v.array(v.string()) });

/** What a project is judged by; `words` are looked for in sentences, Chinese and English alike. */
export const themeSchema = v.object({
  id: v.string(),
  /** Empty for a built-in theme, whose name the client knows by its id. */
  name: v.string(),
  built_in: v.boolean(),
  words: v.array(v.string()),
});
export type Theme = v.InferOutput<typeof themeSchema>;
export const themesSchema = v.object({ themes: v.array(themeSchema) });

/** What answers say of one brand under one theme; counts are of answers. */
export const perceptionCellSchema = v.object({
  theme_id: v.string(),
  brand_id: v.string(),
  positive: v.number(),
  neutral: v.number(),
  negative: v.number(),
  /** (positive - negative) / all of them. */
  net_sentiment: maybeMeasureSchema,
  /** Of the answers that name the brand. */
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

/** The sentences behind a cell, one entry an answer, newest first. */
export const quotesSchema = v.object({
  brands: v.array(brandRefSchema),
  total: v.number(),
  list: v.array(v.object({ ...passageSchema.entries, sentiment: sentimentSchema })),
});
export type Quotes = v.InferOutput<typeof quotesSchema>;

export const severitySchema = v.picklist(['high', 'medium', 'low']);
export type Severity = v.InferOutput<typeof severitySchema>;

/** A file that was uploaded: its address, and what it was called on the machine of whoever sent it. */
export const attachmentSchema = v.object({ url: v.string(), name: v.string() });
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** Something that is true of a brand, as people keep it in the ledger. */
export const factSchema = v.object({
  id: v.string(),
  statement: v.string(),
  /** Whose names a sentence must hold; null: none need be. */
  brand_id: v.nullable(v.string()),
  /** Words a sentence must hold, all of them; a slash inside one parts spellings of which any will do. */
  subject: v.array(v.string()),
  /** The expected number or range with its unit, as typed: `18.98 万元`, `605–760 km`, `2021 年`. */
  value: v.string(),
  severity: severitySchema,
  /** YYYY-MM-DD, both included; null: without end. Answers of other days are not judged. */
  valid_from: v.nullable(daySchema),
  valid_to: v.nullable(daySchema),
  /** Where it can be looked up: a web address or words. */
  source: v.string(),
  /** Evidence: a price list, a screenshot. Absent in facts from before there were attachments. */
  attachments: v.exactOptional(v.array(attachmentSchema)),
});
export type Fact = v.InferOutput<typeof factSchema>;

/** Answers that speak of a fact's subject, by what they say. */
const judgedEntries = { supported: v.number(), contradicted: v.number(), unknown: v.number() };

export const judgedFactSchema = v.object({
  ...factSchema.entries,
  ...judgedEntries,
  /** Supported / (supported + contradicted). */
  accuracy: maybeMeasureSchema,
});
export type JudgedFact = v.InferOutput<typeof judgedFactSchema>;

/** What a person said of an error. */
export const errorMarkSchema = v.picklist(['open', 'acknowledged', 'fixed']);
export type ErrorMark = v.InferOutput<typeof errorMarkSchema>;

/** One wrong value that answers give for a fact. */
export const factErrorSchema = v.object({
  id: v.string(),
  fact_id: v.string(),
  statement: v.string(),
  expected: v.string(),
  /** As most answers write it. */
  said: v.string(),
  severity: severitySchema,
  /** Answers with the error in the window / answers of the window that support or contradict the fact. */
  reach: maybeMeasureSchema,
  /** Severity (3, 2, 1) times the answers with the error in the window: the order of the queue. */
  weight: v.number(),
  answers: v.number(),
  /** `gone`: every prompt and platform that gave it has been asked again since without giving it. */
  status: openPicklist(['open', 'acknowledged', 'fixed', 'gone']),
  mark: errorMarkSchema,
  marked_at: v.nullable(instantSchema),
  /** Seen again after somebody marked it as fixed. */
  returned: v.boolean(),
  /** From here on of all recorded answers, whatever the days. */
  first_seen_at: instantSchema,
  last_seen_at: instantSchema,
  /** When the last place that gave it gave an answer without it, and days from first seen until then; null: still given. */
  gone_at: v.nullable(instantSchema),
  days_until_gone: v.nullable(v.number()),
  platforms: v.array(v.object({ id: v.string(), name: v.string(), answers: v.number() })),
  /** Pages cited by answers with the error, most often first. */
  sources: v.array(v.object({ url: v.string(), title: v.string(), host: v.string(), answers: v.number() })),
  /** The newest of the window, else of all days. */
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

/** A sentence with what it says of a fact; `said` is the number it was judged by, empty where there is none. */
export const factPassageSchema = v.object({ ...passageSchema.entries, verdict: factVerdictSchema, said: v.string() });

export const factEvidenceSchema = v.object({
  brands: v.array(brandRefSchema),
  total: v.number(),
  list: v.array(factPassageSchema),
});
export type FactEvidence = v.InferOutput<typeof factEvidenceSchema>;

/** What a fact would find before it is saved, in all recorded answers. */
export const factTrialSchema = v.object({
  ...judgedEntries,
  /** How its value is read: a number or range in a unit's base. */
  read: v.object({ low: v.number(), high: v.number(), unit: v.string() }),
  brands: v.array(brandRefSchema),
  list: v.array(factPassageSchema),
});
export type FactTrial = v.InferOutput<typeof factTrialSchema>;

export const savedFactSchema = v.object({ fact: factSchema });
export const markedErrorSchema = v.object({ id: v.string(), mark: errorMarkSchema });
