import { useNavigate } from 'react-router';
import { createOverviewApi } from '#client/api/overviewApi.ts';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { paths } from '#client/lib/paths.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Opens the answers that mention a brand, over all days of the project, as a recount covers all of them. */
export function useOpenBrandAnswers(): (brandId: string) => Promise<void> {
  const { filters, dialogs } = useStores();
  const api = useApi(createOverviewApi);
  const navigate = useNavigate();
  return async (brandId) => {
    const query = filterQueryOf(filters.defaults);
    // If it fails, the answers are shown for the default days.
    const span = await api.index(query).then(
      ({ scope }) => spanOf(scope),
      () => null,
    );
    dialogs.close();
    await navigate(
      paths.overviewIndex.href({
        start_time: span?.start,
        end_time: span?.end,
        answers: new URLSearchParams({ brand_id: brandId, mention: 'named' }).toString(),
      }),
    );
  };
}
