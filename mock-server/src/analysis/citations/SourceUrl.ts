import type { SourceType } from '#client/api/reportSchemas.ts';

/** Source types that a person can set; ownership of a site follows from the domains of the brands. */
export type GivenSourceType = Exclude<SourceType, 'own' | 'competitor'>;

/** A distinct normalised URL cited somewhere in the project. */
export interface SourceUrl {
  readonly url: string;
  /** Host without `www.`. */
  readonly host: string;
  /** Registrable domain (Public Suffix List). */
  readonly domain: string;
  readonly type: SourceType;
  /** Index of the brand that owns this domain, or -1. */
  readonly brand: number;
}
