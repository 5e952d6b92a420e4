import type { Channel, ChannelList } from '#client/api/schemas/channelSchemas.ts';

/** Whether a report can be sent to a channel now; else why not. */
type SendState = 'ready' | 'off' | 'noMail' | 'unconfirmed';

/** How many addresses of a mail channel receive messages, and how many are unconfirmed. */
export function addressCounts({ addresses }: Channel): { readonly open: number; readonly waiting: number } {
  const count = (...states: readonly string[]): number =>
    addresses.filter(({ state }) => states.includes(state)).length;
  return { open: count('member', 'confirmed'), waiting: count('pending', 'expired') };
}

/** @param mail whether the server can send mail at all */
export function sendState(channel: Channel, mail: ChannelList['mail']): SendState {
  if (!channel.on) return 'off';
  if (channel.kind !== 'email') return 'ready';
  if (!mail.ready) return 'noMail';
  return addressCounts(channel).open === 0 ? 'unconfirmed' : 'ready';
}

/** The channels preselected for sending: those that receive reports and are ready. */
export function firstChoice({ list, mail }: Pick<ChannelList, 'list' | 'mail'>): string[] {
  return list
    .filter((channel) => channel.topics.includes('report') && sendState(channel, mail) === 'ready')
    .map(({ id }) => id);
}
