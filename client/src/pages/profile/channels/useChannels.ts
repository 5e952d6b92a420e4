import { useQueryClient } from '@tanstack/react-query';
import { createChannelApi } from '#client/api/channelApi.ts';
import type { ChannelDraft } from '#client/api/channelApi.ts';
import type { Channel, ChannelDelivery, PulsePlan, SavedChannel } from '#client/api/schemas/channelSchemas.ts';
import { waitOf } from '#client/lib/waitOf.ts';
import { channelKeys } from '#client/queries/channelKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Notice area: a later notice replaces an earlier one. */
const AREA = 'channels';
/** Poll interval of the log while deliveries are pending or a confirmation was just requested. */
const REFRESH_MS = 15_000;

/** The channels of the current project, their log, and their commands. */
export function useChannels() {
  const { projects } = useStores();
  const api = useApi(createChannelApi);
  const projectId = projects.currentId;
  const query = useProjectQuery({
    queryKey: channelKeys.list(projectId),
    queryFn: ({ signal }) => api.list(signal),
    staleTime: 0,
  });
  const log = useProjectQuery({
    queryKey: channelKeys.log(projectId),
    queryFn: async ({ signal }) => (await api.deliveries(signal)).list,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ outcome }) => outcome === 'waiting' || outcome === 'sending') === true
        ? waitOf(state.error, REFRESH_MS)
        : false,
  });
  return { query, log, ...useChannelChanges() };
}

/** The commands of channels; each one refetches the displayed data. */
function useChannelChanges() {
  const { notices, projects } = useStores();
  const api = useApi(createChannelApi);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: channelKeys.all(projects.currentId) });
  const said = (messageId: 'channels.saved' | 'channels.deleted', name: string): void => {
    notices.show({ key: AREA, intent: 'success', messageId, values: { name } });
  };
  return {
    save: async (draft: ChannelDraft): Promise<SavedChannel> => {
      try {
        const saved = await api.save(draft);
        said('channels.saved', draft.name);
        return saved;
      } finally {
        // After an error too: the stored channel may have changed.
        await refresh();
      }
    },
    remove: async ({ id, name }: Channel): Promise<void> => {
      await api.remove(id);
      await refresh();
      said('channels.deleted', name);
    },
    test: async (id: string): Promise<readonly ChannelDelivery[]> => {
      const { list } = await api.test(id);
      await refresh();
      return list;
    },
    retry: async (id: string): Promise<void> => {
      const { outcome } = await api.retry(id);
      await refresh();
      const isSent = outcome === 'sent';
      notices.show({
        ...{ key: AREA, intent: isSent ? 'success' : 'error' },
        messageId: isSent ? 'channels.log.resent' : 'channels.log.resendFailed',
      });
    },
    ask: async (id: string, email: string): Promise<void> => {
      await api.ask(id, email);
      await refresh();
      notices.show({ key: AREA, intent: 'info', messageId: 'channels.address.asked', values: { email } });
    },
    savePulse: async (plan: PulsePlan, from: { readonly base?: PulsePlan }): Promise<void> => {
      try {
        await api.savePulse(plan, from);
      } finally {
        // Also after a refusal: another person may have saved meanwhile.
        await refresh();
      }
      notices.show({ key: AREA, intent: 'success', messageId: 'channels.pulse.saved' });
    },
  };
}

export type ChannelsModel = ReturnType<typeof useChannels>;
