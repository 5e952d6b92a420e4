export type AnswerStatus = 'ok' | 'refused' | 'empty' | 'failed';
export type Sentiment = 'positive' | 'neutral' | 'negative';

/** Sentiment labels recorded with an answer, by brand id; the brand need not be tracked. */
export type SentimentLabels = Readonly<Record<string, Sentiment>>;

export interface RawCitation {
  readonly position: number;
  readonly url: string;
  readonly title: string;
}

/** What distinguishes answers to the same prompt on the same platform, besides run and model. */
export interface AnswerDetails {
  readonly country?: string;
  readonly language?: string;
  readonly persona?: string;
  /** How the answer was collected: app, api ... */
  readonly surface?: string;
  /** The requested model; `model` of the answer is the one that answered. */
  readonly model_asked?: string;
  /** forced, nudged, auto or none. */
  readonly search_mode?: string;
  /** Whether the engine searched the web; absent if unknown. */
  readonly searched?: boolean;
  /** The collection run that the answer belongs to. */
  readonly run_id?: string;
  /** The answer was cut off by a length limit. */
  readonly truncated?: boolean;
}

/** The recorded answer of one platform to one prompt in one run. */
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
  /** Null: not captured. `[]`: captured, none. */
  readonly citations: readonly RawCitation[] | null;
  /** Pages that the engine retrieved but does not cite. `[]`: none; absent or null: unknown. */
  readonly retrieved?: readonly RawCitation[] | null;
  /** Search queries of the engine, if known. */
  readonly searches?: readonly string[];
  readonly model?: string;
  /** Sentiment labels of the data, by brand id. They override the estimate. */
  readonly sentiments?: SentimentLabels;
  /** Account, place, language and surface of the question, where the data have them. */
  readonly details?: AnswerDetails;
  /** Only the day is known: `asked_at` is its midnight in UTC, whatever the viewer's time zone. */
  readonly day_only?: boolean;
  /** The import that the answer came in; absent for answers from before imports were tracked. */
  readonly import_id?: string;
}
