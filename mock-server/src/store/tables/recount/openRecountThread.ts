import { buffersOf } from '#server/analysis/table/buffersOf.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { startThread } from '../../threads/startThread.ts';
import type { RecountTask } from './recountTasks.ts';

/** A line to somebody who counts rows. Nothing is heard of failures: replies stop coming. */
export interface RecountLink {
  send(task: RecountTask): void;
  close(): void;
}

/** Opens such a line. @param onReply told what the rows mention, in the order in which they were sent. */
export type OpenRecountLink = (onReply: (mentions: Mentions) => void) => RecountLink;

/**
 * A thread that counts rows. Close it in the end. Not a pool (Piscina): the thread keeps the texts and brands of one table, and a reply
 * is told from the next by its place in the line; a pool's tasks share neither.
 */
export const openRecountThread: OpenRecountLink = (onReply) => {
  const worker = startThread(new URL('./recountThread.mjs', import.meta.url));
  worker.on('message', onReply);
  // Rows that do not come back are counted by whoever sent them, who meets the same error if it lies with them.
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
