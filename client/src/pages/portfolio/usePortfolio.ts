import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPortfolioApi } from '../../api/portfolioApi.ts';
import type { PortfolioDays } from '../../api/schemas/portfolioSchemas.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { portfolioKeys } from '../../queries/viewKeys.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { tellOtherTabs } from '../../queries/otherTabs.ts';

/** The server looks at projects for most of a second a call, and goes on with the rest at the next one. */
const ASK_AGAIN_MS = 400;

/** All projects over a window; asked for again while some are still being counted. */
export function usePortfolio(days: PortfolioDays, archived: boolean) {
  const api = useApi(createPortfolioApi);
  return useQuery({
    queryKey: portfolioKeys.index(days, archived),
    queryFn: async ({ signal }) => api.index({ days, archived, timeZone: machineZone() }, signal),
    // What was done on other pages shows; the server has it at hand.
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => row.state === 'counting') === true && state.error === null ? ASK_AGAIN_MS : false,
  });
}

/** Puts projects into a group of the team; an empty name takes them out. */
export function usePutIntoGroup(): (ids: readonly string[], name: string) => Promise<void> {
  const { notices } = useStores();
  const api = useApi(createPortfolioApi);
  const client = useQueryClient();
  return async (ids, name) => {
    const put = await api.group(ids, name);
    tellOtherTabs(null);
    await client.invalidateQueries({ queryKey: portfolioKeys.all });
    const messageId = put.name === '' ? 'portfolio.group.removed' : 'portfolio.group.done';
    notices.show({
      ...{ key: 'portfolio', intent: 'success', messageId },
      values: { name: put.name, count: put.ids.length },
    });
  };
}
