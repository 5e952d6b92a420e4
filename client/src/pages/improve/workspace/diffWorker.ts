import { diffRows } from './diffRows.ts';
import type { TextPair } from './useDiffRows.ts';

// A worker thread: two long paragraphs take half a second, which would block typing.
self.addEventListener('message', ({ data: { before, after } }: MessageEvent<TextPair>) => {
  self.postMessage(diffRows(before, after));
});
