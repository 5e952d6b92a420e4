import type { Stage } from './stageSchemas.ts';
import type { ObjectionKind } from './objectionSchemas.ts';

/**
 * What every insight call takes, as it stands in the address of the request (design: "filter form").
 * Dates are YYYY-MM-DD and inclusive in `time_zone` (an IANA name; the server's default is Asia/Shanghai).
 * Lists travel as repeated `name[]`; `keyword_ids` is a string, ids separated by commas, as the specification has it.
 */
export interface FilterQuery {
  readonly start_time: string;
  readonly end_time: string;
  readonly topic_ids: readonly string[];
  readonly platform_ids: readonly string[];
  readonly keyword_ids: string;
  readonly time_zone: string;
  /** Only prompts that name a tracked brand, or only those that name none. */
  readonly branded?: 'branded' | 'unbranded';
  /** Only prompts that carry this tag. */
  readonly tag?: string;
  /** Optional explicit window to compare with; by default the window of equal length that ends the day before `start_time`. */
  readonly compare_start_time?: string;
  readonly compare_end_time?: string;
}

/** Which answers a figure stands on: every figure's click fills this in (GET /api/front/answer/answers). */
export interface AnswerSetQuery {
  readonly brand_id?: string;
  /** `named` / `not_named` speak of `brand_id`; `first`: it is at position 1; `nobody`: no tracked brand is named. */
  readonly mention?: 'named' | 'not_named' | 'first' | 'nobody';
  readonly sentiment?: 'positive' | 'neutral' | 'negative';
  /** `own`: cites a domain of `brand_id`; `any`: cites something; `none`: captured and empty. */
  readonly cites?: 'own' | 'any' | 'none';
  readonly domain?: string;
  /** One page, as normalised; with `url_prefix` all pages below a folder. */
  readonly url?: string;
  readonly url_prefix?: string;
  readonly source_type?: string;
  /** `1`: a rival is named and `brand_id` (the own brand without it) is not. */
  readonly gap?: '1';
  readonly prompt_id?: string;
  /** Ids separated by commas, as `keyword_ids`: answers to any of these prompts. */
  readonly prompt_ids?: string;
  /** The engine ran this search for the answer, blanks around it aside. */
  readonly search?: string;
  readonly status?: 'ok' | 'refused' | 'empty' | 'failed';
  readonly q?: string;
  /** Prompts of a persona, of a stage, of a theme (user insights). */
  readonly persona?: string;
  readonly stage?: Stage;
  readonly theme?: string;
  /** `1`: all prompts but those of the persona or the theme. */
  readonly outside?: '1';
  /** `1`: answers of any prompt for which the engine ran a search of the theme. */
  readonly searched?: '1';
  /** `1`: answers to the prompts that are unmet in the scope: their answers leave us out. */
  readonly unmet?: '1';
  /** The answer holds this against something; with `brand_id`, against that brand. */
  readonly objection?: ObjectionKind;
}
