import { buffersOf } from '#server/analysis/table/buffersOf.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { startThread } from '#server/store/threads/startThread.ts';
import type { RecountTask } from './recountTasks.ts';

/** A connection to a counting worker. Failures are silent: replies stop. */
export interface RecountLink {
  send(task: RecountTask): void;
  close(): void;
}

/** Opens a connection. @param onReply receives the mentions of the rows, in the order of sending. */
export type OpenRecountLink = (onReply: (mentions: Mentions) => void) => RecountLink;

/**
 * Starts a worker thread that counts rows. Close it at the end. Not a pool (Piscina): the thread holds the texts and brands of one
 * table, and replies are matched by order; tasks of a pool share neither.
 */
export const openRecountThread: OpenRecountLink = (onReply) => {
  const worker = startThread(new URL('./recountThread.mjs', import.meta.url));
  worker.on('message', onReply);
  // The caller counts rows that do not return, and meets the same error if the rows cause it.
  worker.on('error', () => undefined);
  return {
    send: (task) => {
      worker.postMessage(task, task.kind === 'rows' ? buffersOf(task.rows) : []);
    },
    close: () => {
      void worker.terminate();
    },
  };
};
