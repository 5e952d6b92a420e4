import type { Http } from './http.ts';
import { groupSetSchema, portfolioSchema } from './schemas/portfolioSchemas.ts';
import type { PortfolioDays } from './schemas/portfolioSchemas.ts';

interface PortfolioQuery {
  /** The length of the window, which ends today or, where nobody asked in it, with the newest answer. */
  readonly days: PortfolioDays;
  /** Whether projects that were put away are looked at, too. */
  readonly archived: boolean;
  /** An IANA name: days begin and end there. */
  readonly timeZone: string;
}

/** All projects side by side. */
export function createPortfolioApi(http: Http) {
  return {
    index: ({ days, archived, timeZone }: PortfolioQuery, signal?: AbortSignal) =>
      http.get(
        '/api/front/portfolio/index',
        portfolioSchema,
        { days: String(days), archived: archived ? '1' : '0', time_zone: timeZone },
        { signal },
      ),
    /** Puts projects into a group of the team; an empty name takes them out. @throws ApiError validation, conflict */
    group: (ids: readonly string[], name: string) =>
      http.post('/api/front/portfolio/group', groupSetSchema, { ids, name }),
  };
}
