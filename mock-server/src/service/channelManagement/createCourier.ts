import type { MockState } from '#server/store/session/MockState.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import { Courier } from '../channels/Courier.ts';
import { PulseTeller } from '../pulse/PulseTeller.ts';
import type { ServerContext } from '../ServerContext.ts';

type Server = Pick<ServerContext, 'catalogue' | 'environment' | 'fetchPolicy' | 'dataDir' | 'channels' | 'today'>;

/** Creates the courier that sends the messages of all projects, with the weekly pulse. It sends nothing until started. */
export function createCourier(server: Server, shared: MockState): Courier {
  const projectIds = (): readonly string[] => server.catalogue.list().map(({ id }) => id);
  const courier = new Courier(channelContext(server, shared), projectIds);
  const teller = new PulseTeller({ ...server, announcer: courier }, shared);
  courier.errand = () => teller.tell(projectIds());
  return courier;
}
