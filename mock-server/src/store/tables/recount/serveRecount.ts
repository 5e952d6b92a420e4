import { parentPort } from 'node:worker_threads';
import { buffersOf } from '#server/analysis/table/buffersOf.ts';
import { StretchCounter } from './recountTasks.ts';
import type { RecountTask } from './recountTasks.ts';

/** Entry point of the counting thread: receives rows and returns their mentions under the other brands. */
export function serveRecount(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  let counter: StretchCounter | null = null;
  port.on('message', (task: RecountTask) => {
    if (task.kind === 'start') {
      counter = new StretchCounter(task);
    } else if (counter !== null) {
      const mentions = counter.count(task);
      port.postMessage(mentions, buffersOf(mentions));
    }
  });
}
