import type { Http } from './http.ts';
import { groupSetSchema, portfolioSchema } from './schemas/portfolioSchemas.ts';
import type { PortfolioDays } from './schemas/portfolioSchemas.ts';

interface PortfolioQuery {
  /** Length of the window in days; it ends today or, without recent answers, with the newest answer. */
  readonly days: PortfolioDays;
  /** Whether to include archived projects. */
  readonly archived: boolean;
  /** IANA name of the zone whose days are counted. */
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
    /**
     * Moves projects into a group of the team; an empty name removes them from their group.
     * @param from `base`: the groups they are in as shown, in the order of `ids`
     * @throws ApiError validation; conflict above the limit of groups, and when a project is in another group than its base
     */
    group: (ids: readonly string[], name: string, from: { readonly base?: readonly string[] } = {}) =>
      http.post('/api/front/portfolio/group', groupSetSchema, { ids, name, ...from }, { idempotent: true }),
  };
}
