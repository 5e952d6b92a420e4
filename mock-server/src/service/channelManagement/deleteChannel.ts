import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import { isOver } from '../channels/outbox.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { channelView } from './channelViews.ts';
import { noSuchChannel } from './noSuchChannel.ts';

/** Deletes a channel with its secrets and pending deliveries; sent ones stay in the log. @throws MockError (404) */
export function deleteChannel(project: ProjectSession, id: string): Channel {
  const { channels, channelSecrets, deliveries } = project.state.documents;
  const before = channels.of(project.id);
  const channel = before.list.find((one) => one.id === id);
  if (channel === undefined) throw noSuchChannel(id);
  const shown = channelView(channelContext(project.server, project.state), project.id, channel);
  channels.put(project.id, { ...before, list: before.list.filter((one) => one.id !== id) });
  const secrets = channelSecrets.of(project.id);
  const { [id]: _gone, ...rest } = secrets.of;
  channelSecrets.put(project.id, { ...secrets, of: rest });
  const { list } = deliveries.of(project.id);
  deliveries.put(project.id, { list: list.filter((one) => one.channel_id !== id || isOver(one)) });
  return shown;
}
