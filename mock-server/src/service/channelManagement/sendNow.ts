import type { Channel, ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { StoredChannel, StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import { addressState } from '../channels/addressState.ts';
import { attemptDelivery } from '../channels/attemptDelivery.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { CONFIRM_FOR } from '../channels/mail/mailTokens.ts';
import { withAddress } from '../channels/mailLinks.ts';
import { askingDelivery, deliveriesTo } from '../channels/newDeliveries.ts';
import { begun, isOver, settled, withChanged, withDeliveries } from '../channels/outbox.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { channelView, deliveryView } from './channelViews.ts';
import { noSuchChannel } from './noSuchChannel.ts';

/** The test message. Its text holds the time, so that each test is distinct. */
function testMessage(key: string, projectId: string): ChannelMessage {
  const search = new URLSearchParams({ tab: 'channels', project: projectId });
  return {
    kind: 'test',
    title: { 'zh-CN': 'AnswerScope 测试消息', 'en-US': 'Test message from AnswerScope' },
    lines: {
      'zh-CN': ['看到这条消息，说明该通知渠道可用。'],
      'en-US': ['If you can read this, the channel works.'],
    },
    path: `/profile?${search.toString()}`,
    key,
  };
}

function requireChannel(project: ProjectSession, id: string): StoredChannel {
  const channel = project.state.documents.channels.of(project.id).list.find((one) => one.id === id);
  if (channel === undefined) throw noSuchChannel(id);
  return channel;
}

/** Makes one attempt and stores its start and result. */
async function attemptNow(
  context: ChannelContext,
  projectId: string,
  waiting: StoredDelivery,
): Promise<StoredDelivery> {
  const { deliveries } = context.state.documents;
  const started = begun(waiting, context.now());
  deliveries.put(projectId, withChanged(deliveries.of(projectId), started));
  const ended = settled(started, await attemptDelivery(context, projectId, started), context.now());
  deliveries.put(projectId, withChanged(deliveries.of(projectId), ended));
  return ended;
}

/**
 * Sends a test message and waits for the result; for a mail channel, to all confirmed recipients.
 * @throws MockError: 404 for an unknown channel, 422 without a confirmed recipient
 */
export async function testChannel(
  project: ProjectSession,
  id: string,
): Promise<{ readonly list: readonly ChannelDelivery[] }> {
  const channel = requireChannel(project, id);
  const context = channelContext(project.server, project.state);
  const tests = deliveriesTo(context, project.id, channel, testMessage(context.secret(), project.id));
  if (tests.length === 0) {
    throw badInput('id', {
      zh: '还没有可以发送的地址：团队以外的地址确认之后才能收到邮件',
      en: 'No address can receive messages yet: addresses outside the team must confirm first.',
    });
  }
  project.state.limits.test(tests.map(({ to }) => to).filter((to) => to !== ''));
  return { list: await sendNow(project, tests) };
}

/** Makes the first attempt of deliveries within this call. @returns the result of each */
export async function sendNow(
  project: ProjectSession,
  list: readonly StoredDelivery[],
): Promise<readonly ChannelDelivery[]> {
  const context = channelContext(project.server, project.state);
  const { deliveries, channels } = project.state.documents;
  // Without a lock: the courier ignores deliveries that are not due.
  const unclaimed = list.map((one): StoredDelivery => ({ ...one, outcome: 'sending' }));
  deliveries.put(project.id, withDeliveries(deliveries.of(project.id), unclaimed));
  const ended = await Promise.all(unclaimed.map((one) => attemptNow(context, project.id, one)));
  const { list: named } = channels.of(project.id);
  return ended.map((one) => deliveryView(one, named));
}

/** Retries a failed delivery. @throws MockError: 422 for an unknown delivery or a deleted channel */
export async function retryDelivery(project: ProjectSession, id: string): Promise<ChannelDelivery> {
  const context = channelContext(project.server, project.state);
  const { deliveries, channels } = project.state.documents;
  const found = deliveries.of(project.id).list.find((one) => one.id === id);
  const { list } = channels.of(project.id);
  const isOffered = found !== undefined && isOver(found) && found.outcome !== 'sent' && found.message !== null;
  if (!isOffered || !list.some((channel) => channel.id === found.channel_id)) {
    throw badInput('id', {
      zh: '这条消息不能重新发送：它已送达、仍在等待，或其渠道已被删除',
      en: 'can’t be sent again: it was delivered, is still waiting, or its channel was deleted',
    });
  }
  // Attempts restart at zero: a person has dealt with the problem.
  return deliveryView(await attemptNow(context, project.id, { ...found, attempts: 0 }), list);
}

/** Resends a confirmation mail. @throws MockError: 404, 422 for an address that needs none */
export function askAgain(project: ProjectSession, id: string, email: string): Channel {
  const channel = requireChannel(project, id);
  const context = channelContext(project.server, project.state);
  const address = channel.addresses.find((one) => one.email === email);
  const state = address === undefined ? null : addressState(context, project.id, address);
  if (state !== 'pending' && state !== 'expired') {
    throw badInput('email', {
      zh: '该地址不需要确认，或不在此渠道中',
      en: 'does not need confirmation, or does not belong to this channel',
    });
  }
  project.state.limits.askToConfirm(project.rights.team.id, [email]);
  askAddress(context, project.id, id, email);
  startSending(project);
  return channelView(context, project.id, requireChannel(project, id));
}

/** Stores the link's expiry and queues the mail. Links of earlier mails become invalid. */
export function askAddress(context: ChannelContext, projectId: string, channelId: string, email: string): void {
  const { channels, deliveries } = context.state.documents;
  const before = channels.of(projectId);
  const channel = before.list.find(({ id }) => id === channelId);
  const address = channel?.addresses.find((one) => one.email === email);
  if (channel === undefined || address === undefined) return;
  channels.put(projectId, withAddress(before, channelId, { ...address, asked_until: context.now() + CONFIRM_FOR }));
  const waiting = askingDelivery(context, channel, email);
  deliveries.put(projectId, withDeliveries(deliveries.of(projectId), [waiting]));
}

/** Wakes the courier. */
export function startSending({ server }: ProjectSession): void {
  server.announcer.hurry?.();
}
