import { getHeapStatistics } from 'node:v8';

/** The memory held by this thread, in bytes. */
export function bytesHeld(): number {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}
