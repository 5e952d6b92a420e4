import type { Span } from '../Span.ts';
import type { CitedTerms } from './CitedText.ts';
import type { PageSketch } from './sketchPage.ts';

/** Factors of Eligible that earn points, and the gate before them. */
export const ELIGIBLE_FACTORS = ['access', 'match', 'answerFirst', 'headings'] as const;
/** Factors of Citable: eight that earn points, three penalties, and one that is only shown. */
export const CITABLE_FACTORS = [
  'statistics',
  'sources',
  'quotations',
  'concreteFacts',
  'freshness',
  'clarity',
  'trust',
  'selfContained',
  'stuffing',
  'superlatives',
  'nearDuplicate',
  'structuredData',
] as const;

type EligibleFactorId = (typeof ELIGIBLE_FACTORS)[number];
type CitableFactorId = (typeof CITABLE_FACTORS)[number];
export type FactorId = EligibleFactorId | CitableFactorId;

/** E1: controlled experiment, E2: observation, E3: convention; disputed where experiments disagree. */
export interface Grade {
  readonly levels: readonly ('E1' | 'E2' | 'E3')[];
  readonly disputed: boolean;
}

export type Weights = Readonly<Record<FactorId, number>>;

/** What is known about a fetched page besides its text. */
export interface PageFacts {
  readonly status: number | null;
  readonly title: string | null;
  readonly published: string | null;
  readonly modified: string | null;
  readonly visibleDate: string | null;
  readonly author: string | null;
  readonly organisation: string | null;
  readonly hasAbout: boolean;
  readonly hasContact: boolean;
  readonly robots: readonly { readonly crawler: string; readonly allowed: boolean }[];
  /** `noindex`, `nosnippet`, or for one robot `googlebot:noindex`. */
  readonly directives?: readonly string[] | undefined;
  readonly textWithoutScripts: boolean;
  /** The schema.org types found. */
  readonly structuredData: readonly string[];
}

/** A question that a text is to answer. */
export interface ScorePrompt {
  readonly id: string;
  readonly text: string;
  /** Terms as the server computed them with `termsOf`, if sent: browsers segment Chinese with their own dictionaries. */
  readonly terms?: readonly string[];
}

/** Everything that the score depends on besides the text; the same object as long as nothing in it changes. */
export interface ScoreSetting {
  /** The questions that the text is to answer. */
  readonly prompts: readonly ScorePrompt[];
  /** Names of the subject: the brand and its aliases. Mentioning one of them is enough. */
  readonly entities: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Null: a draft, which has no address yet. */
  readonly facts: PageFacts | null;
  /** Defaults to the weights of version 1. */
  readonly weights?: Weights;
  /** Term counts of the pages that answers to these prompts cite now, as far as their texts are known. */
  readonly cited?: CitedTerms;
  /** The project's pages. */
  readonly ownPages?: readonly PageSketch[];
  /** The own page that this text is, or will replace. */
  readonly pageId?: string | null;
  /** Hosts of the project: links to them are not third-party sources. */
  readonly ownHosts?: readonly string[];
}

export interface ScoreInput extends ScoreSetting {
  /** Markdown. */
  readonly text: string;
}

type MarkKind =
  | 'term'
  | 'answer'
  | 'heading'
  | 'statistic'
  | 'source'
  | 'quotation'
  | 'fact'
  | 'date'
  | 'clear'
  | 'trust'
  | 'subject'
  | 'excess';

/** A place in the text; offsets in UTF-16 units, end exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
}

const SUGGESTIONS = [
  'access.status',
  'access.scripts',
  'access.crawler',
  'access.directive',
  'match.prompts',
  'match.term',
  'match.entity',
  'match.depth',
  'answerFirst.missing',
  'answerFirst.short',
  'answerFirst.long',
  'answerFirst.entity',
  'answerFirst.definite',
  'headings.noTitle',
  'headings.manyTitles',
  'headings.skipped',
  'headings.question',
  'headings.noSections',
  'statistics.more',
  'statistics.source',
  'sources.more',
  'quotations.more',
  'quotations.source',
  'concreteFacts.price',
  'concreteFacts.specification',
  'concreteFacts.date',
  'concreteFacts.limit',
  'freshness.noDate',
  'freshness.noVisible',
  'freshness.noMachine',
  'freshness.disagree',
  'freshness.old',
  'freshness.future',
  'clarity.empty',
  'clarity.longSentence',
  'clarity.passive',
  'clarity.comparison',
  'clarity.longBlock',
  'trust.author',
  'trust.organisation',
  'trust.contact',
  'trust.correction',
  'selfContained.pronoun',
  'selfContained.empty',
  'stuffing.term',
  'superlatives.source',
  'nearDuplicate.page',
  'structuredData.none',
] as const;

export type SuggestionId = (typeof SUGGESTIONS)[number];

/** What would raise a factor; never the missing figure, quote or source itself. */
export interface Suggestion {
  /** Its text is `score.suggestion.<id>`. */
  readonly id: SuggestionId;
  /** Null: no particular place. */
  readonly at: Span | null;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface FactorScore {
  readonly id: FactorId;
  /** False if a draft cannot have it yet (access, structured data). */
  readonly applies: boolean;
  /** 0 to 1; 1 for a penalty that is incurred. */
  readonly value: number;
  /** Points out of 100; negative for a penalty; 0 for the gate and for what is only shown. */
  readonly weight: number;
  /** `value * weight`. */
  readonly points: number;
  readonly grade: Grade;
  readonly found: readonly Mark[];
  readonly missing: readonly Suggestion[];
}

export interface PartScore {
  /** 0 to 100, whole. */
  readonly score: number;
  /** The gate failed and caps the score at 40. */
  readonly capped: boolean;
  readonly factors: readonly FactorScore[];
}

export interface ContentScore {
  readonly version: 1;
  /** Computed with the project's weights instead of those of the version. */
  readonly ownWeights: boolean;
  /** Whether an engine can fetch the text and match it to the prompts. */
  readonly eligible: PartScore;
  /** Whether it holds something worth quoting. */
  readonly citable: PartScore;
}

/** A figure or quotation without a source. */
export interface UnsourcedClaim extends Span {
  readonly kind: 'statistic' | 'quotation';
}
