import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPortfolioApi } from '#client/api/portfolioApi.ts';
import type { PortfolioDays, PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { portfolioKeys } from '#client/queries/viewKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Poll interval: the server counts projects for most of a second per call and continues in the next one. */
const ASK_AGAIN_MS = 400;

/** All projects over a window; polls while some are being counted. */
export function usePortfolio(days: PortfolioDays, archived: boolean) {
  const api = useApi(createPortfolioApi);
  return useQuery({
    queryKey: portfolioKeys.index(days, archived),
    queryFn: async ({ signal }) => api.index({ days, archived, timeZone: machineZone() }, signal),
    // Changes made on other pages must show; the server answers from its cache.
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => row.state === 'counting') === true && state.error === null ? ASK_AGAIN_MS : false,
  });
}

/** A project and the group that the page shows for it. */
type GroupedProject = Pick<PortfolioRow, 'id' | 'group'>;

/**
 * Moves projects into a group of the team; an empty name removes them from their group.
 * @param isTold whether the person knows that somebody else moved one meanwhile
 */
export function usePutIntoGroup(): (
  projects: readonly GroupedProject[],
  name: string,
  isTold?: boolean,
) => Promise<void> {
  const { notices } = useStores();
  const api = useApi(createPortfolioApi);
  const client = useQueryClient();
  return async (projects, name, isTold = false) => {
    const base = projects.map(({ group }) => group);
    const ids = projects.map(({ id }) => id);
    const put = await api.group(ids, name, isTold ? {} : { base });
    tellOtherTabs(null);
    await client.invalidateQueries({ queryKey: portfolioKeys.all });
    const messageId = put.name === '' ? 'portfolio.group.removed' : 'portfolio.group.done';
    notices.show({
      ...{ key: 'portfolio', intent: 'success', messageId },
      values: { name: put.name, count: put.ids.length },
    });
  };
}
