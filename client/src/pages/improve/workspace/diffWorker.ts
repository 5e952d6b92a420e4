import { diffRows } from './diffRows.ts';
import type { TextPair } from './useDiffRows.ts';

// Compares beside the page: two long paragraphs take half a second, in which nobody could type.
self.addEventListener('message', ({ data: { before, after } }: MessageEvent<TextPair>) => {
  self.postMessage(diffRows(before, after));
});
