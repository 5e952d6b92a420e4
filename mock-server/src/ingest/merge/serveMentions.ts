import { parentPort } from 'node:worker_threads';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { buffersOf } from '#server/analysis/table/buffersOf.ts';
import { readMentions } from './mentionTasks.ts';
import type { MentionTask } from './mentionTasks.ts';

/** The worker thread's message loop: receives batches of answers, returns their mentions. */
export function serveMentions(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  let brands: readonly BrandDefinition[] = [];
  port.on('message', (task: MentionTask) => {
    if (task.kind === 'brands') {
      ({ brands } = task);
      return;
    }
    const mentions = readMentions(brands, task.answers);
    port.postMessage(mentions, buffersOf(mentions));
  });
}
