import type { ChannelAddress } from '#client/api/schemas/channelSchemas.ts';
import type { StoredAddress, StoredChannel } from '../../store/documents/ProjectChannels.ts';
import type { ChannelContext } from './ChannelContext.ts';
import { isOfTeam } from './ChannelContext.ts';

type State = Exclude<ChannelAddress['state'], 'unknown'>;

/** How an address stands: a member who left the team is asked to confirm as anybody else, and no is no, from a member too. */
export function addressState(context: ChannelContext, projectId: string, address: StoredAddress): State {
  if (address.unsubscribed_at !== null) return 'unsubscribed';
  if (isOfTeam(context, projectId, address.email)) return 'member';
  if (address.confirmed_at !== null) return 'confirmed';
  return address.asked_until > context.now() ? 'pending' : 'expired';
}

/** Whom mail of a channel may be sent to now. */
export function openAddresses(context: ChannelContext, projectId: string, channel: StoredChannel): readonly string[] {
  return channel.addresses
    .filter((address) => ['member', 'confirmed'].includes(addressState(context, projectId, address)))
    .map(({ email }) => email);
}
