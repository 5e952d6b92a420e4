import { oneLine } from '#client/lib/oneLine.ts';
import type { StoredChannel, StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import { openAddresses } from './addressState.ts';
import type { ChannelContext } from './ChannelContext.ts';
import type { ChannelMessage } from './channelMessage.ts';
import { CONFIRM_TITLE } from './mail/writeConfirmMail.ts';
import { keyOf } from './outbox.ts';

const LONGEST_TITLE = 200;

const NOT_TRIED = {
  outcome: 'waiting',
  attempts: 0,
  tried_at: null,
  problem: null,
  answer: '',
} as const satisfies Partial<StoredDelivery>;

/** One delivery per recipient of a channel; for mail, per confirmed address. */
export function deliveriesTo(
  context: ChannelContext,
  projectId: string,
  channel: StoredChannel,
  message: ChannelMessage,
): readonly StoredDelivery[] {
  const { title, lines, path, kind } = message;
  const receivers = channel.kind === 'email' ? openAddresses(context, projectId, channel) : [''];
  const now = context.now();
  const languages = { 'zh-CN': [...lines['zh-CN']], 'en-US': [...lines['en-US']] };
  return receivers.map((to) => ({
    ...NOT_TRIED,
    id: context.secret(),
    key: `${keyOf(message)} ${channel.id} ${to}`,
    ...{ channel_id: channel.id, kind, to, at: now, next_at: now },
    title: oneLine(title[channel.language], LONGEST_TITLE),
    message: { title: { ...title }, lines: languages, path },
  }));
}

/** The delivery of a confirmation mail. */
export function askingDelivery(context: ChannelContext, channel: StoredChannel, email: string): StoredDelivery {
  const now = context.now();
  const id = context.secret();
  return {
    ...NOT_TRIED,
    ...{ id, key: `ask:${id}`, channel_id: channel.id, kind: 'confirm', to: email, at: now, next_at: now },
    title: CONFIRM_TITLE[channel.language],
    message: null,
  };
}
