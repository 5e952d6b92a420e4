import { observer } from 'mobx-react-lite';
import { createChannelApi } from '#client/api/channelApi.ts';
import { channelKeys } from '#client/queries/channelKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { NoChannels } from './NoChannels.tsx';

/** Says that scheduled reports are made but sent to nobody, as long as no channel takes reports. */
export const NoReceivers = observer(function NoReceivers() {
  const { currentId } = useStores().projects;
  const api = useApi(createChannelApi);
  const { data } = useProjectQuery({
    queryKey: channelKeys.list(currentId),
    queryFn: ({ signal }) => api.list(signal),
  });
  if (data === undefined || data.list.some(({ on, topics }) => on && topics.includes('report'))) return null;
  return <NoChannels id="report.schedule.noReceivers" />;
});
