/**
 * The vocabulary of the analysis module. Raw things come from fixtures or an import; everything else is derived from them
 * when they are read in. Nothing here does I/O or knows HTTP.
 */

import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import type { DemandBand, Intent } from '#client/api/promptSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import type { Names } from './naming/names.ts';

export type AnswerStatus = 'ok' | 'refused' | 'empty' | 'failed';
export type Sentiment = 'positive' | 'neutral' | 'negative';
/** Labels that came with an answer, by brand id, of brands tracked or not. */
export type SentimentLabels = Readonly<Record<string, Sentiment>>;

/** A brand as a person defined it. The own brand comes first in every list of brands. */
export interface BrandDefinition {
  readonly id: string;
  readonly name: string;
  /** Each is the name or one of the aliases: mentions are found by these, whoever reads. */
  readonly names?: Names;
  readonly own: boolean;
  /** Further names that count as the brand; the name itself need not be repeated. */
  readonly aliases: readonly string[];
  /** The name is also a common word (Away, Chase): it must match case. */
  readonly match_case: boolean;
  /** Registrable domains or hosts of the brand, without `www.`: `example.com`. */
  readonly domains: readonly string[];
}

export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** In a definition for readers of a language: what it is called beside that, to be found by. */
  readonly also?: readonly string[];
}

export interface Platform {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** As of a topic. */
  readonly also?: readonly string[];
}

export interface Prompt {
  readonly id: string;
  readonly text: string;
  readonly topic_id: string | null;
  readonly tags: readonly string[];
  /** Keywords of the filter form that this prompt serves. */
  readonly keyword_ids: readonly string[];
  /** How often it is asked, and who says so; absent where nobody did. */
  readonly demand?: PromptDemand;
  /** No new runs are asked; its answers stay in the figures. */
  readonly paused?: boolean;
  /** Who asks it, as a person said; null and absent: as the rules suggest (analysis/insights). */
  readonly persona?: string | null;
  /** Where its asker stands, as a person said; null and absent: as the rules suggest. */
  readonly stage?: Stage | null;
}

/** A kind of asker that the project itself names, and the words in a question that tell of it. */
export interface OwnPersona {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** A band and never false digits: no source knows how often an engine is asked something. */
export interface PromptDemand {
  readonly band: DemandBand;
  /** As its owner named it: a keyword tool, an estimate of one's own. */
  readonly source: string;
}

/** Words that people look something up by, and what is known of them. */
export interface Keyword {
  readonly id: string;
  readonly label: string;
  readonly demand?: KeywordDemand;
  /** Where a person knows better than the rules over its words. */
  readonly intent?: Intent;
  /** Added by people, by hand or from a file; absent for one that came with the project. */
  readonly own?: true;
}

interface KeywordDemand extends PromptDemand {
  /** Absent for what came with the project. */
  readonly from?: 'typed' | 'imported';
}

export interface TimelineEvent {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly kind: 'engine_update' | 'content_published' | 'prompt_set_changed' | 'rival_launch';
  readonly title_zh: string;
  readonly title_en: string;
}

export interface RawCitation {
  readonly position: number;
  readonly url: string;
  readonly title: string;
}

/** One reply of one platform to one prompt, one run, at one time, exactly as recorded. */
export interface RawAnswer {
  readonly id: string;
  readonly prompt_id: string;
  readonly platform_id: string;
  /** From 1. */
  readonly run: number;
  /** Milliseconds since 1970, UTC. */
  readonly asked_at: number;
  readonly status: AnswerStatus;
  /** Markdown. */
  readonly text: string;
  /** Null: not captured, which is not the same as `[]`, captured none. */
  readonly citations: readonly RawCitation[] | null;
  /** Pages the engine looked at and does not cite; absent or null: it cannot be known. `[]`: none. */
  readonly retrieved?: readonly RawCitation[] | null;
  /** Queries the engine ran, when known. */
  readonly searches?: readonly string[];
  readonly model?: string;
  /** Sentiment labels that came with the data, by brand id. They are used as they are. */
  readonly sentiments?: SentimentLabels;
  /** Who asked, from where, in which language and through what, where the data tell. */
  readonly details?: AnswerDetails;
  /** Only the day is known: `asked_at` is its midnight in UTC, whoever looks at it. */
  readonly day_only?: boolean;
  /** The import that brought it; absent for what came before imports were kept apart. */
  readonly import_id?: string;
}

/** What tells apart answers to the same prompt on the same platform, beside run and model. */
export interface AnswerDetails {
  readonly country?: string;
  readonly language?: string;
  readonly persona?: string;
  /** How the answer was had: app, api ... */
  readonly surface?: string;
  /** The model that was asked for; `model` of the answer is the one that answered. */
  readonly model_asked?: string;
  /** forced, nudged, auto or none. */
  readonly search_mode?: string;
  /** Whether the web was searched; absent where nobody can tell. */
  readonly searched?: boolean;
  /** The collection run it came in. */
  readonly run_id?: string;
  /** Cut off by a limit. */
  readonly truncated?: boolean;
}

/** What somebody made of an action of a project that comes with it; checked when it is read. */
export interface ActionSeed {
  readonly id: string;
  /** YYYY-MM-DD: when it was last changed. */
  readonly date: string;
  readonly state: unknown;
}

/** Everything of a project but its answers. `brands[0]` is the own brand; at most 32 brands are tracked. */
export interface ProjectDefinition {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** Of tags, by the tag as it is recorded. In a definition for readers of one language: what these call each (naming/definitionIn). */
  readonly tag_names?: Readonly<Record<string, Names>>;
  /** Of who says how often something is asked, by the source as it is recorded. */
  readonly source_names?: Readonly<Record<string, Names>>;
  readonly brands: readonly BrandDefinition[];
  readonly topics: readonly Topic[];
  readonly platforms: readonly Platform[];
  readonly prompts: readonly Prompt[];
  readonly keywords: readonly Keyword[];
  readonly events: readonly TimelineEvent[];
  /** The project's own personas, which come before those of the rules. */
  readonly personas?: readonly OwnPersona[];
  /** What people say sources are, by domain or host; absent: as they are recognised. */
  readonly source_types?: ReadonlyMap<string, GivenSourceType>;
  /** Facts it comes with; absent: none. */
  readonly facts?: readonly Fact[];
  /** Published changes it comes with; absent: none. */
  readonly changes?: readonly Publication[];
  /** Briefs it comes with, to be gathered from its answers; absent: none. */
  readonly briefs?: readonly BriefSeed[];
  /** What people have already made of its actions; absent: nothing. */
  readonly actions?: readonly ActionSeed[];
}

/** A brief that a project comes with: what it is for, and what a person added. The rest is gathered. */
export interface BriefSeed {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD: the day it was made on. */
  readonly date: string;
  readonly topic_id: string | null;
  readonly prompt_ids: readonly string[];
  readonly questions: readonly string[];
  readonly notes: string;
}

export type SourceType =
  'own' | 'competitor' | 'news' | 'reference' | 'forum' | 'review' | 'video' | 'shop' | 'official' | 'other';

/** What a person can say a source is; whose a site is follows from the domains of the brands. */
export type GivenSourceType = Exclude<SourceType, 'own' | 'competitor'>;

/** A distinct normalised URL cited somewhere in the project. */
export interface SourceUrl {
  readonly url: string;
  /** Host without `www.`. */
  readonly host: string;
  /** Registrable domain (Public Suffix List). */
  readonly domain: string;
  readonly type: SourceType;
  /** Index of the brand whose domain this is, or -1. */
  readonly brand: number;
}

/** Where the long strings of the answers live, so that a million of them need not be on the heap. */
export interface AnswerTexts {
  text(row: number): string;
}

/** Status codes of the `status` column. */
export const STATUS_CODES = ['ok', 'refused', 'empty', 'failed'] as const satisfies readonly AnswerStatus[];
/** Values of the `sentiment` column: 0 is "not named or no judgement"; labelled ones have `SENTIMENT_LABELLED` added. */
export const SENTIMENT_CODES = { negative: 1, neutral: 2, positive: 3 } as const satisfies Record<Sentiment, number>;
export const SENTIMENT_LABELLED = 4;

/**
 * The answers of a project in columns: plain objects cannot hold a million answers, nor be summed fast enough.
 * Row i is one answer; cell `i * brandCount + b` of a brand column speaks of brand b of `project.brands`.
 * Rows are in order of `askedAt`, then id.
 */
export interface AnswerTable {
  readonly project: ProjectDefinition;
  readonly count: number;
  readonly brandCount: number;
  readonly ids: readonly string[];
  readonly askedAt: Float64Array;
  /** Index into `project.prompts`. */
  readonly prompt: Uint32Array;
  /** Index into `project.platforms`. */
  readonly platform: Uint16Array;
  /** Index into `project.topics`, or 65535 for a prompt without topic. */
  readonly topic: Uint16Array;
  readonly run: Uint16Array;
  /** Index into STATUS_CODES. */
  readonly status: Uint8Array;
  /** Bit b is set when brand b is named. */
  readonly namedMask: Uint32Array;
  /** Brand column: 0 not named, else the brand's place in order of first mention among tracked brands. */
  readonly position: Uint8Array;
  /** Brand column, see SENTIMENT_CODES. */
  readonly sentiment: Uint8Array;
  /** Mentions of row i stand at `mentionStart[i]` to `mentionStart[i + 1]` of the three columns below. */
  readonly mentionStart: Uint32Array;
  readonly mentionBrand: Uint8Array;
  /** UTF-16 offsets into the recorded text, not into its normalised form. */
  readonly mentionFrom: Uint32Array;
  readonly mentionTo: Uint32Array;
  /** 1 when citations were captured (even none). */
  readonly captured: Uint8Array;
  /** Citations of row i stand at `citationStart[i]` to `citationStart[i + 1]` of the columns below. */
  readonly citationStart: Uint32Array;
  /** Index into `urls`. */
  readonly citationUrl: Uint32Array;
  readonly citationPosition: Uint16Array;
  readonly citationTitle: readonly string[];
  readonly urls: readonly SourceUrl[];
  /** Bit b is set when the row cites a domain of brand b. */
  readonly citedMask: Uint32Array;
  readonly searches: ReadonlyMap<number, readonly string[]>;
  readonly models: ReadonlyMap<number, string>;
  /** As recorded: when names change, a label may come to speak of a brand that was not tracked or not found before. */
  readonly labels: ReadonlyMap<number, SentimentLabels>;
  readonly details: ReadonlyMap<number, AnswerDetails>;
  /** Pages looked at and not cited, where it is known. */
  readonly retrieved: ReadonlyMap<number, readonly RawCitation[]>;
  /** Days since 1970-01-01 where only the day is known; 0 where the time is. `askedAt` lies at midnight in UTC then (see table/inZone). */
  readonly knownDay: Uint16Array;
  readonly texts: AnswerTexts;
  /** What was dropped on the way in. */
  readonly dropped: { readonly citations: number };
}

/** Rows a filter leaves; dates already turned into instants of the viewer's zone. Null: no restriction. */
export interface Scope {
  /** Inclusive, epoch milliseconds. */
  readonly from: number;
  /** Exclusive, epoch milliseconds. */
  readonly to: number;
  readonly platforms: ReadonlySet<number> | null;
  readonly topics: ReadonlySet<number> | null;
  readonly prompts: ReadonlySet<number> | null;
}
