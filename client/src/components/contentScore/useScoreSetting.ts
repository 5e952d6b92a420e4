import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createScoreApi } from '#client/api/scoreApi.ts';
import { settingOf } from '#client/lib/contentScore/settingOf.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { scoreKeys } from '#client/queries/scoreKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import type { LoadResult } from '../ui/LoadPanel.tsx';

/** The score setting and its load state; the setting stays one object as long as nothing in it changes. */
interface ScoreSource {
  readonly setting: ScoreSetting | null;
  readonly query: LoadResult<unknown>;
}

/**
 * The score setting of a text, the same as the server uses for pages: the project's weights, names, own pages and cited texts.
 * @param pageId the page that the text is or will replace; null: none
 */
export function useScoreSetting(projectId: string, promptIds: readonly string[], pageId: string | null): ScoreSource {
  const api = useApi(createScoreApi);
  const timeZone = machineZone();
  const target = { prompt_ids: [...promptIds].sort(), page_id: pageId, time_zone: timeZone };
  const basis = useQuery({
    queryKey: scoreKeys.basis(projectId, timeZone),
    queryFn: ({ signal }) => api.basis(timeZone, signal),
  });
  const aims = useProjectQuery({
    queryKey: scoreKeys.target(projectId, target),
    queryFn: ({ signal }) => api.target(target, signal),
  });
  const setting = useMemo(
    () => (basis.data === undefined || aims.data === undefined ? null : settingOf(basis.data, aims.data, pageId)),
    [basis.data, aims.data, pageId],
  );
  return { setting, query: basis.data === undefined ? basis : aims };
}
