import { parentPort } from 'node:worker_threads';
import { readHtml } from './html/readHtml.ts';
import type { ReadPage } from './html/readHtml.ts';

export interface ReadOrder {
  readonly html: string;
  readonly address: string;
}

/** Null: the HTML defeats every reader, by depth for instance. */
export type ReadReply = ReadPage | null;

function reply({ html, address }: ReadOrder): ReadReply {
  try {
    return readHtml(html, address);
  } catch {
    return null;
  }
}

/** The worker thread's own part: pages one after another. */
export function serveReading(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  port.on('message', (order: ReadOrder) => {
    port.postMessage(reply(order));
  });
}
