import { rateDraft } from './scoreMessages.ts';
import type { ScoreOrder } from './scoreMessages.ts';

// Rates texts beside the page, so that no key waits for it. Each text that is on screen sends its orders through a port of its own.
self.addEventListener('message', ({ ports }: MessageEvent) => {
  for (const port of ports) {
    port.addEventListener('message', ({ data }: MessageEvent<ScoreOrder>) => {
      port.postMessage(rateDraft(data));
    });
    port.start();
  }
});
