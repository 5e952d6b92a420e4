import type { ChannelMessage } from './channelMessage.ts';

/** Takes the messages of a project for all its channels. */
export interface Announcer {
  /** Queues a message; delivery, retries and their log are the announcer's. Never throws. */
  send(projectId: string, message: ChannelMessage): void;
  /** Looks at once whether there is something to send, where it looks by itself. */
  hurry?(): void;
}

/** An announcer for servers without channels. */
export const silentAnnouncer: Announcer = { send: () => undefined };
