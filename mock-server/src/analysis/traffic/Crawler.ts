import type { CrawlerPurpose } from '#client/api/trafficSchemas.ts';

/** A program of an AI company, or of a search engine whose index answers are made from, known by its user agent. */
export interface Crawler {
  /** Stable: it stands in stored counts. */
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  readonly operator_zh: string;
  readonly operator_en: string;
  readonly purpose: CrawlerPurpose;
  /** What its user agent holds, whatever the case; a regular expression's source. */
  readonly token: string;
  /** The operator's own page about it; null: it has none, and what is known comes from lists and logs. */
  readonly docs: string | null;
  /** Neither the operator nor the list says what it comes for: the purpose is the likeliest by its name. */
  readonly purpose_guessed: boolean;
}
