import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportEffect } from '#client/api/schemas/issuedReportSchemas.ts';

/**
 * The conclusions that the figures of a window allow. `none`: no usable answers; `thin`: too few for conclusions; `new`: no earlier
 * data; `gap`: earlier data, but none in the previous period; `thin_before`: too few in the previous period; `compared`: a verdict.
 */
export type Standing = 'none' | 'thin' | 'new' | 'gap' | 'thin_before' | 'compared';

/** A measure of a brand in both periods with the verdict on its change. */
export interface Moved {
  readonly id: MeasureId;
  readonly measure: Measure;
  readonly previous: Measure;
  readonly change: Change;
}

/** A measure that moved elsewhere: for a competitor, a platform or a topic. */
export interface MovedElsewhere extends Moved {
  readonly brand: string;
  readonly own: boolean;
  readonly place: { readonly kind: 'platform' | 'topic'; readonly name: string } | null;
}

/** A change of the model of a platform, according to the answers. */
export interface ModelChange {
  readonly platform: string;
  readonly from: string;
  readonly to: string;
  /** Ids of the events that report an update of the platform. */
  readonly updates: readonly string[];
}

export interface LetterEvent {
  readonly kind: 'engine_update' | 'content_published' | 'prompt_set_changed' | 'rival_launch';
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: { readonly 'zh-CN': string; readonly 'en-US': string };
}

/** A part of the change of visibility, in the measure's unit: 0.031 is 3.1 points. */
export interface LetterPartOf {
  readonly name: string;
  readonly effect: number;
}

interface LetterError {
  readonly statement: string;
  readonly said: string;
  readonly answers: number;
  /** Share of the answers that support or contradict the fact. */
  readonly reach: Measure | null;
}

/** A step of the board, in a person's words or from its rule. */
export interface NextStep {
  readonly rule:
    | 'create_coverage'
    | 'improve_page'
    | 'fading_page'
    | 'earn_inclusion'
    | 'correct_fact'
    | 'investigate_drop'
    | 'own';
  /** A person's words; null: the text of the rule. */
  readonly title: string | null;
  readonly prompt: string;
  /** The address for display. */
  readonly page: string;
  readonly host: string;
  readonly statement: string;
  readonly said: readonly string[];
  readonly measure: MeasureId | null;
  readonly place: string;
  /** Number of answers that are evidence for it. */
  readonly answers: number;
  /** Their days, if they differ from those of the board: a drop has the days of its alert. */
  readonly days?: { readonly start: string; readonly end: string };
}

/** All facts of a letter. Names are external data. */
export interface LetterFacts {
  readonly brand: string;
  readonly standing: Standing;
  readonly window: { readonly start: string; readonly end: string };
  readonly previous: { readonly start: string; readonly end: string };
  /** The part of the window that can have answers: the window may begin before the first of them and end in the future. */
  readonly recorded: { readonly start: string; readonly end: string };
  readonly answers: number;
  readonly prompts: number;
  /** Refused, empty and failed ones. */
  readonly unusable: number;
  /** Some sentiments are estimates. */
  readonly estimated: boolean;
  readonly noDomain: boolean;
  readonly visibility: Measure | null;
  /** Null unless `compared`. */
  readonly headline: Moved | null;
  /** The other measures of the own brand. */
  readonly moved: readonly Moved[];
  readonly maybe: readonly Moved[];
  readonly steady: readonly Moved[];
  /** Measures with a value but without a verdict, although the periods can be compared. */
  readonly unjudged: readonly { readonly id: MeasureId; readonly measure: Measure }[];
  readonly elsewhere: readonly MovedElsewhere[];
  readonly rank: {
    readonly rank: number;
    readonly of: number;
    readonly tiedWith: readonly string[];
    /** The brand ahead of the own one by visibility; null: none. */
    /** `tiedWith`: brands that share its rank. */
    readonly leader: {
      readonly name: string;
      readonly visibility: Measure;
      readonly tiedWith: readonly string[];
    } | null;
  } | null;
  /** The segments that account for most of the change of visibility. */
  readonly parts: readonly LetterPartOf[];
  /** Events around the time of the change of visibility that may be its cause. */
  readonly causes: readonly LetterEvent[];
  readonly engineUpdates: readonly LetterEvent[];
  /** Each with the update event that explains it, if there is one. */
  readonly models: readonly (Omit<ModelChange, 'updates'> & { readonly update: LetterEvent | null })[];
  readonly facts: {
    /** Facts in the ledger. */
    readonly count: number;
    /** Answers with a verdict on a fact. */
    readonly judged: number;
    readonly errors: readonly LetterError[];
  };
  readonly effects: readonly ReportEffect[];
  readonly next: readonly NextStep[];
  /** The days of the steps' evidence, if they differ from the letter's. */
  readonly nextWindow: { readonly start: string; readonly end: string } | null;
}
