import { getHeapStatistics } from 'node:v8';

/** What this thread holds in memory, in bytes. */
export function bytesHeld(): number {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}
