import { useQueryClient } from '@tanstack/react-query';
import { createIssuedReportApi } from '#client/api/issuedReportApi.ts';
import type { LinkMaking, ReportMaking, ReportSending } from '#client/api/issuedReportApi.ts';
import type { ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import type { MadeLink, ReportHead, ReportLink } from '#client/api/schemas/issuedReportSchemas.ts';
import type { ReportSchedule } from '#client/api/schemas/reportOptionSchemas.ts';
import { channelKeys } from '#client/queries/channelKeys.ts';
import { issuedKeys } from '#client/queries/issuedKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The reports of the current project and their commands. Reads stores: call it inside an observer. */
export function useReports() {
  const { projects, notices } = useStores();
  const { currentId } = projects;
  const api = useApi(createIssuedReportApi);
  const client = useQueryClient();
  const query = useProjectQuery({
    queryKey: issuedKeys.list(currentId),
    queryFn: ({ signal }) => api.list({ signal }),
    // Schedules create reports, and readers open links, in the background.
    staleTime: 0,
  });
  const after = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['issued', currentId] });
  };
  const make = async (making: ReportMaking): Promise<ReportHead> => {
    const { head } = await api.make(making);
    await after();
    notices.show({ key: 'report', intent: 'success', messageId: 'report.made', values: { title: head.title } });
    return head;
  };
  const remove = async ({ id, title }: ReportHead): Promise<void> => {
    await api.remove(id);
    await after();
    notices.show({ key: 'report', intent: 'success', messageId: 'report.removed', values: { title } });
  };
  const makeLink = async (making: LinkMaking): Promise<MadeLink> => {
    const made = await api.makeLink(making);
    await after();
    return made;
  };
  const revoke = async ({ id }: ReportLink): Promise<void> => {
    await api.revokeLink(id);
    await after();
    notices.show({ key: 'report', intent: 'success', messageId: 'report.link.revokedNotice' });
  };
  const send = async ({ title }: ReportHead, sending: ReportSending): Promise<readonly ChannelDelivery[]> => {
    const { list } = await api.send(sending);
    await Promise.all([after(), client.invalidateQueries({ queryKey: channelKeys.all(currentId) })]);
    if (list.every(({ outcome }) => outcome === 'sent')) {
      const values = { title, count: sending.channel_ids.length };
      notices.show({ key: 'report', intent: 'success', messageId: 'report.send.done', values });
    }
    return list;
  };
  /** @param from the schedule that was edited */
  const schedule = async (
    next: ReportSchedule | null,
    from: { readonly base?: ReportSchedule | null } = {},
  ): Promise<void> => {
    try {
      await api.schedule(next, from);
    } finally {
      // After an error too: the stored schedule may have changed.
      await after();
    }
    const messageId = next === null ? 'report.schedule.stopped' : 'report.schedule.saved';
    notices.show({ key: 'report', intent: 'success', messageId });
  };
  return { query, make, remove, makeLink, revoke, send, schedule };
}

export type ReportModel = ReturnType<typeof useReports>;
