import type { Channel, ChannelDelivery, ChannelList } from '#client/api/schemas/channelSchemas.ts';
import { isoOf } from '#client/lib/dates.ts';
import type { ProjectChannels, StoredChannel, StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import { addressState } from '../channels/addressState.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { pulseDue } from '../pulse/pulseDue.ts';

const isoOrNull = (time: number | null): string | null => (time === null ? null : isoOf(time));

/** The latest attempt of each channel, whose result is the channel's status. */
export function latestAttempts(list: readonly StoredDelivery[]): ReadonlyMap<string, StoredDelivery> {
  const latest = new Map<string, StoredDelivery>();
  for (const one of list) {
    const before = latest.get(one.channel_id);
    if (one.tried_at !== null && (before?.tried_at ?? 0) <= one.tried_at) latest.set(one.channel_id, one);
  }
  return latest;
}

/** A channel for display, without secrets. */
export function channelView(context: ChannelContext, projectId: string, channel: StoredChannel): Channel {
  const { channelSecrets, deliveries } = context.state.documents;
  const last = latestAttempts(deliveries.of(projectId).list).get(channel.id);
  const { id, kind, name, language, topics, on, host, hint } = channel;
  return {
    ...{ id, kind, name, language, topics: [...topics], on, host, hint },
    signed: (channelSecrets.of(projectId).of[id]?.sign ?? '') !== '',
    addresses: channel.addresses.map((address) => ({
      email: address.email,
      state: addressState(context, projectId, address),
    })),
    last_at: isoOrNull(last?.tried_at ?? null),
    problem: last?.problem ?? null,
  };
}

export function listChannels(project: ProjectSession): ChannelList {
  const context = channelContext(project.server, project.state);
  const stored = project.state.documents.channels.of(project.id);
  const { settings, problem } = context.mail();
  return {
    list: stored.list.map((channel) => channelView(context, project.id, channel)),
    mail: { ready: settings !== undefined, from: settings?.from ?? '', problem: problem ?? null },
    ...pulseView(stored, project.state.documents.setup.of(project.id).archived ? null : context.now()),
  };
}

/** @param now null for an archived project, which sends no pulse */
function pulseView({ pulse }: ProjectChannels, now: number | null): Pick<ChannelList, 'pulse' | 'pulse_next_at'> {
  const { on, weekday, hour, time_zone } = pulse;
  const next = on && now !== null ? pulseDue(pulse, now) : null;
  return { pulse: { on, weekday, hour, time_zone }, pulse_next_at: isoOrNull(next) };
}

/** Sent and pending deliveries, newest first. */
export function listDeliveries(project: ProjectSession): { readonly list: readonly ChannelDelivery[] } {
  const { channels, deliveries } = project.state.documents;
  const { list } = channels.of(project.id);
  return {
    list: deliveries
      .of(project.id)
      .list.map((delivery) => deliveryView(delivery, list))
      .toReversed(),
  };
}

export function deliveryView(delivery: StoredDelivery, channels: readonly StoredChannel[]): ChannelDelivery {
  const { id, channel_id: channelId, kind, title, to, outcome, attempts, problem, answer } = delivery;
  return {
    ...{ id, channel_id: channelId, kind, title, to, outcome, attempts, problem, answer },
    channel_name: channels.find((channel) => channel.id === channelId)?.name ?? '',
    at: isoOf(delivery.at),
    next_at: isoOrNull(delivery.next_at),
  };
}
