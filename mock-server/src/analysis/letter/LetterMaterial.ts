import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportEffect } from '#client/api/schemas/issuedReportSchemas.ts';

/**
 * What the figures of a window allow to be said. `none`: no usable answers; `thin`: too few for conclusions; `new`: nothing was recorded
 * before; `gap`: something was, but not in the period before; `thin_before`: too little in the period before; `compared`: a verdict.
 */
export type Standing = 'none' | 'thin' | 'new' | 'gap' | 'thin_before' | 'compared';

/** A measure of a brand in both periods with the verdict on its change. */
export interface Moved {
  readonly id: MeasureId;
  readonly measure: Measure;
  readonly previous: Measure;
  readonly change: Change;
}

/** A measure that moved elsewhere: of a rival, or of one platform or topic. */
export interface MovedElsewhere extends Moved {
  readonly brand: string;
  readonly own: boolean;
  readonly place: { readonly kind: 'platform' | 'topic'; readonly name: string } | null;
}

/** Another model that answers for a platform, as the answers themselves tell. */
export interface ModelChange {
  readonly platform: string;
  readonly from: string;
  readonly to: string;
  /** Ids of the events that tell of an update of the platform. */
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
  /** Of the answers that support or contradict the fact. */
  readonly reach: Measure | null;
}

/** A step of the board, in a person's words or by its rule. */
export interface NextStep {
  readonly rule:
    | 'create_coverage'
    | 'improve_page'
    | 'fading_page'
    | 'earn_inclusion'
    | 'correct_fact'
    | 'investigate_drop'
    | 'own';
  /** A person's words; null: those of the rule. */
  readonly title: string | null;
  readonly prompt: string;
  /** An address as people read it. */
  readonly page: string;
  readonly host: string;
  readonly statement: string;
  readonly said: readonly string[];
  readonly measure: MeasureId | null;
  readonly place: string;
  /** How many answers speak for it. */
  readonly answers: number;
  /** Their days, where they are others than those of the board: a fall is of the days of its alert. */
  readonly days?: { readonly start: string; readonly end: string };
}

/** Everything a letter speaks of. Names come from outside. */
export interface LetterFacts {
  readonly brand: string;
  readonly standing: Standing;
  readonly window: { readonly start: string; readonly end: string };
  readonly previous: { readonly start: string; readonly end: string };
  /** The part of the window from which there can be answers: it may begin before the first of them and end in days to come. */
  readonly recorded: { readonly start: string; readonly end: string };
  readonly answers: number;
  readonly prompts: number;
  /** Refused, empty and failed ones. */
  readonly unusable: number;
  /** Some labels of sentiment are estimates. */
  readonly estimated: boolean;
  readonly noDomain: boolean;
  readonly visibility: Measure | null;
  /** Null unless `compared`. */
  readonly headline: Moved | null;
  /** The other measures of the own brand. */
  readonly moved: readonly Moved[];
  readonly maybe: readonly Moved[];
  readonly steady: readonly Moved[];
  /** With a value, but no verdict though the periods can be compared. */
  readonly unjudged: readonly { readonly id: MeasureId; readonly measure: Measure }[];
  readonly elsewhere: readonly MovedElsewhere[];
  readonly rank: {
    readonly rank: number;
    readonly of: number;
    readonly tiedWith: readonly string[];
    /** Whoever is ahead of us by visibility; null: nobody. */
    readonly leader: { readonly name: string; readonly visibility: Measure } | null;
  } | null;
  /** What carries most of the change of visibility. */
  readonly parts: readonly LetterPartOf[];
  /** What happened about when visibility moved, and can be its cause. */
  readonly causes: readonly LetterEvent[];
  readonly engineUpdates: readonly LetterEvent[];
  /** Each with the update that was told of it, if one was. */
  readonly models: readonly (Omit<ModelChange, 'updates'> & { readonly update: LetterEvent | null })[];
  readonly facts: {
    /** On record. */
    readonly count: number;
    /** Answers that say something of one. */
    readonly judged: number;
    readonly errors: readonly LetterError[];
  };
  readonly effects: readonly ReportEffect[];
  readonly next: readonly NextStep[];
  /** The days whose answers speak for the steps, where they are others than the letter's. */
  readonly nextWindow: { readonly start: string; readonly end: string } | null;
}
