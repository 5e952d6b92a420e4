import type { CrawlerPurpose } from '#client/api/trafficSchemas.ts';

/** A crawler of an AI company, or of a search engine whose index answers are based on, identified by its user agent. */
export interface Crawler {
  /** Must not change: stored counts contain it. */
  readonly id: string;
  /** Its name for itself. */
  readonly name: string;
  readonly operator_zh: string;
  readonly operator_en: string;
  readonly purpose: CrawlerPurpose;
  /** Token in its user agent, case-insensitive; the source of a regular expression. */
  readonly token: string;
  /** The operator's documentation page; null: there is none, and the information is from lists and logs. */
  readonly docs: string | null;
  /** Neither the operator nor the list states the purpose: it is guessed from the name. */
  readonly purpose_guessed: boolean;
}
