import type { SourceType } from '#client/api/reportSchemas.ts';

/** What a person can say a source is; whose a site is follows from the domains of the brands. */
export type GivenSourceType = Exclude<SourceType, 'own' | 'competitor'>;

/** A distinct normalised URL cited somewhere in the project. */
export interface SourceUrl {
  readonly url: string;
  /** Host without `www.`. */
  readonly host: string;
  /** Registrable domain (Public Suffix List). */
  readonly domain: string;
  readonly type: SourceType;
  /** Index of the brand whose domain this is, or -1. */
  readonly brand: number;
}
