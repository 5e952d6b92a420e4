import { rateDraft } from './scoreMessages.ts';
import type { ScoreOrder } from './scoreMessages.ts';

// Rates drafts beside the page, so that no key waits for it.
self.addEventListener('message', ({ data }: MessageEvent<ScoreOrder>) => {
  self.postMessage(rateDraft(data));
});
