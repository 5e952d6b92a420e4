import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createActionApi } from '#client/api/actionApi.ts';
import { createBriefApi } from '#client/api/briefApi.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { BriefEditor } from './BriefEditor.tsx';
import { BriefGone } from './BriefGone.tsx';
import type { BriefSearch } from './briefSearch.ts';
import { BriefSkeleton } from './BriefSkeleton.tsx';
import type { BriefPageModel } from './useBriefPage.ts';

interface NewBriefProps {
  readonly page: BriefPageModel;
  readonly place: Extract<BriefSearch, { kind: 'new' }>;
  readonly projectId: string;
}

/** An unsaved brief, gathered for prompts, a topic, or an action of the board. */
export const NewBrief = observer(function NewBrief({ page, place, projectId }: NewBriefProps) {
  const intl = useIntl();
  const api = useApi(createBriefApi);
  const actions = useApi(createActionApi);
  const { start_time, end_time, time_zone } = page.filters.query;
  const { promptIds, topicId, actionId } = place;
  const days = { start_time, end_time, time_zone };
  const gather = useQuery({
    queryKey: [...briefKeys.project(projectId), 'gather', place, days],
    queryFn: async ({ signal }) => {
      const wanted = { prompt_ids: promptIds, ...(topicId === '' ? {} : { topic_id: topicId }), ...days };
      if (actionId === '') return api.gather(wanted, signal);
      const { action } = await actions.one(actionId, machineZone(), signal);
      const topic = action.prompt_ids.length === 0 ? action.topic_id : null;
      return api.gather(
        {
          ...wanted,
          prompt_ids: promptIds.length > 0 ? promptIds : action.prompt_ids,
          ...(topic === null ? {} : { topic_id: topic }),
          action_id: actionId,
        },
        signal,
      );
    },
    placeholderData: keepPreviousData,
    retry: false,
    // A refetch must not replace the brief while it is edited.
    staleTime: Infinity,
  });
  const unknown = ['prompt_ids', 'topic_id', 'id'].some((field) => isMissing(gather.error, field));
  if (unknown) return <BriefGone page={page} textId="brief.unknown.subject" />;
  return (
    <LoadPanel query={gather} what={intl.formatMessage({ id: 'brief.title' })} skeleton={<BriefSkeleton />}>
      {(open) => (
        <BriefEditor
          key={JSON.stringify([open.brief.prompt_ids, open.brief.window])}
          page={page}
          open={open}
          projectId={projectId}
        />
      )}
    </LoadPanel>
  );
});
