import type { SentReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { badInput } from '../../refusal/MockError.ts';
import { personIn } from '../../store/accounts/personIn.ts';
import type { StoredChannel } from '../../store/documents/ProjectChannels.ts';
import { sendNow } from '../channelManagement/sendNow.ts';
import { openAddresses } from '../channels/addressState.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import { deliveriesTo } from '../channels/newDeliveries.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { readKept } from './keepReport.ts';
import { makeLink } from './reportLinks.ts';
import { reportMessage } from './reportMessage.ts';

/** A report to be sent. */
interface Sending {
  /** Of the report. */
  readonly id: string;
  readonly channel_ids: readonly string[];
  /** How long the link in the message lasts. */
  readonly days: number;
}

const FIELD = 'channel_ids';
const LONGEST_SHOWN = 100;

/** @throws MockError (422) naming the channel that cannot be sent to: all are sent to, or none. */
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
 * Sends a report to channels as a schedule does: the same message, with a link of its own. Waits for what comes of it; what did not
 * arrive for now is tried again as any message is. The channel need not take reports by itself: somebody chose it.
 * @throws MockError: 404 for a report there is not, 409 when it has too many links, 422 for a channel that cannot be sent to
 */
export async function sendReport(project: ProjectSession, sending: Sending): Promise<SentReport> {
  const { id, channel_ids: channelIds, days } = sending;
  const kept = readKept(project, id);
  const context = channelContext(project.server, project.state);
  const channels = [...new Set(channelIds)].map((channelId) => requireOpen(context, project, channelId));
  const { user, language } = project.rights;
  const made = await makeLink(project, { report_id: id, days, password: '' }, personIn(user, language));
  // A key of its own: what is sent again by hand is meant to be.
  const message = { ...reportMessage(kept, made.token), key: `report ${id} ${made.link.id}` };
  const deliveries = channels.flatMap((channel) => deliveriesTo(context, project.id, channel, message));
  return { list: [...(await sendNow(project, deliveries))], link: made.link };
}
