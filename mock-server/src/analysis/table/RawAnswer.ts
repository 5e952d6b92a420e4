export type AnswerStatus = 'ok' | 'refused' | 'empty' | 'failed';
export type Sentiment = 'positive' | 'neutral' | 'negative';

/** Labels that came with an answer, by brand id, of brands tracked or not. */
export type SentimentLabels = Readonly<Record<string, Sentiment>>;

export interface RawCitation {
  readonly position: number;
  readonly url: string;
  readonly title: string;
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
