import type { SentReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { StoredChannel } from '#server/store/documents/ProjectChannels.ts';
import { sendNow } from '../channelManagement/sendNow.ts';
import { openAddresses } from '../channels/addressState.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import { deliveriesTo } from '../channels/newDeliveries.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { readKept } from './keepReport.ts';
import { makeLink } from './reportLinks.ts';
import { reportMessage } from './reportMessage.ts';

/** Order to send a report. */
interface Sending {
  /** Id of the report. */
  readonly id: string;
  readonly channel_ids: readonly string[];
  /** Lifetime of the link in the message. */
  readonly days: number;
}

const FIELD = 'channel_ids';
const LONGEST_SHOWN = 100;

/** @throws MockError (422) naming a channel that cannot receive: all channels are used, or none. */
function requireOpen(context: ChannelContext, project: ProjectSession, id: string): StoredChannel {
  const channel = project.state.documents.channels.of(project.id).list.find((one) => one.id === id);
  if (channel === undefined) {
    const shown = id.slice(0, LONGEST_SHOWN);
    throw badInput(FIELD, {
      zh: `没有通知渠道 ${shown}，可能已被删除`,
      en: `There is no channel ${shown}. It may have been deleted.`,
    });
  }
  const { name } = channel;
  if (!channel.on) {
    throw badInput(FIELD, {
      zh: `通知渠道“${name}”已停用，请先启用，或选择其他渠道`,
      en: `The channel “${name}” is off. Turn it on, or select another one.`,
    });
  }
  if (channel.kind === 'email' && openAddresses(context, project.id, channel).length === 0) {
    throw badInput(FIELD, {
      zh: `通知渠道“${name}”还没有可以发送的地址：团队以外的地址确认之后才能收到邮件`,
      en: `No address of the channel “${name}” can receive messages yet: addresses outside the team must confirm first.`,
    });
  }
  return channel;
}

/**
 * Sends a report to channels with the message of a schedule and a link of its own. Waits for the first attempts; failures are retried
 * like any message. Channels without subscription to reports may be chosen here.
 * @throws MockError: 404 for an unknown report, 409 above the limit of links, 422 for a channel that cannot receive
 */
export async function sendReport(project: ProjectSession, sending: Sending): Promise<SentReport> {
  const { id, channel_ids: channelIds, days } = sending;
  const kept = readKept(project, id);
  const context = channelContext(project.server, project.state);
  const channels = [...new Set(channelIds)].map((channelId) => requireOpen(context, project, channelId));
  const { user, language } = project.rights;
  const made = await makeLink(project, { report_id: id, days, password: '' }, personIn(user, language));
  // A new key: sending again by hand is intended.
  const message = { ...reportMessage(kept, made.token), key: `report ${id} ${made.link.id}` };
  const deliveries = channels.flatMap((channel) => deliveriesTo(context, project.id, channel, message));
  return { list: [...(await sendNow(project, deliveries))], link: made.link };
}
