import type { ChannelMessage } from './channelMessage.ts';

/** Accepts messages for all channels of a project. */
export interface Announcer {
  /** Queues a message; the announcer handles delivery, retries and the log. Never throws. */
  send(projectId: string, message: ChannelMessage): void;
  /** Checks the queue at once, if the announcer polls it. */
  hurry?(): void;
}

/** A null announcer, for servers without channels. */
export const silentAnnouncer: Announcer = { send: () => undefined };
