import type { ChannelAddress } from '#client/api/schemas/channelSchemas.ts';
import type { StoredAddress, StoredChannel } from '#server/store/documents/ProjectChannels.ts';
import type { ChannelContext } from './ChannelContext.ts';
import { isOfTeam } from './ChannelContext.ts';

type State = Exclude<ChannelAddress['state'], 'unknown'>;

/** State of an address: former members must confirm like outsiders, and an unsubscribed member gets no mail. */
export function addressState(context: ChannelContext, projectId: string, address: StoredAddress): State {
  if (address.unsubscribed_at !== null) return 'unsubscribed';
  if (isOfTeam(context, projectId, address.email)) return 'member';
  if (address.confirmed_at !== null) return 'confirmed';
  return address.asked_until > context.now() ? 'pending' : 'expired';
}

/** Recipients of a channel who may get mail now. */
export function openAddresses(context: ChannelContext, projectId: string, channel: StoredChannel): readonly string[] {
  return channel.addresses
    .filter((address) => ['member', 'confirmed'].includes(addressState(context, projectId, address)))
    .map(({ email }) => email);
}
