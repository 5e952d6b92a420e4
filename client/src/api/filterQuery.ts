import type { ObjectionKind } from './objectionSchemas.ts';
import type { Stage } from './stageSchemas.ts';

/**
 * The parameters of every insight call, as in the request URL (design: "filter form").
 * Dates are YYYY-MM-DD and inclusive in `time_zone` (an IANA name; the server's default is Asia/Shanghai).
 * Lists are sent as repeated `name[]`; `keyword_ids` is a comma-separated string, as in the specification.
 */
export interface FilterQuery {
  readonly start_time: string;
  readonly end_time: string;
  readonly topic_ids: readonly string[];
  readonly platform_ids: readonly string[];
  readonly keyword_ids: string;
  readonly time_zone: string;
  /** Only prompts that contain a tracked brand's name, or only those that do not. */
  readonly branded?: 'branded' | 'unbranded';
  /** Only prompts with this tag. */
  readonly tag?: string;
  /** Optional window to compare with; default: the window of equal length that ends the day before `start_time`. */
  readonly compare_start_time?: string;
  readonly compare_end_time?: string;
}

/** Selects the answers behind a figure: a click on the figure fills it in (GET /api/front/answer/answers). */
export interface AnswerSetQuery {
  readonly brand_id?: string;
  /** `named` / `not_named` refer to `brand_id`; `first`: it is at position 1; `nobody`: no tracked brand is mentioned. */
  readonly mention?: 'named' | 'not_named' | 'first' | 'nobody';
  readonly sentiment?: 'positive' | 'neutral' | 'negative';
  /** `own`: cites a domain of `brand_id`; `any`: cites something; `none`: captured and without citations. */
  readonly cites?: 'own' | 'any' | 'none';
  readonly domain?: string;
  /** One page by its normalized URL; with `url_prefix` all pages below a folder. */
  readonly url?: string;
  readonly url_prefix?: string;
  readonly source_type?: string;
  /** `1`: a competitor is mentioned and `brand_id` (default: the own brand) is not. */
  readonly gap?: '1';
  readonly prompt_id?: string;
  /** Comma-separated ids, like `keyword_ids`: answers to any of these prompts. */
  readonly prompt_ids?: string;
  /** The engine ran this search for the answer; surrounding whitespace is ignored. */
  readonly search?: string;
  readonly status?: 'ok' | 'refused' | 'empty' | 'failed';
  readonly q?: string;
  /** Prompts of a persona, of a stage, of a theme (user insights). */
  readonly persona?: string;
  readonly stage?: Stage;
  readonly theme?: string;
  /** `1`: all prompts except those of the persona or the theme. */
  readonly outside?: '1';
  /** `1`: answers of any prompt for which the engine ran a search of the theme. */
  readonly searched?: '1';
  /** `1`: answers to the prompts that are unmet in the scope, whose answers leave the own brand out. */
  readonly unmet?: '1';
  /** The answer raises this objection; with `brand_id`, against that brand. */
  readonly objection?: ObjectionKind;
}
