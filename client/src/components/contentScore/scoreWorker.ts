import { createRater } from './scoreMessages.ts';
import type { SentOrder } from './scoreMessages.ts';
import { warmUp, WARM_UP_STEPS } from './warmUp.ts';

// Rates texts beside the page, so that no key waits for it. Each text that is on screen sends its orders through a port of its own.
self.addEventListener('message', ({ ports }: MessageEvent) => {
  for (const port of ports) {
    const rate = createRater();
    port.addEventListener('message', ({ data }: MessageEvent<SentOrder>) => {
      port.postMessage(rate(data));
    });
    port.start();
  }
});
self.postMessage('ready');

/** While the page is still fetching its text there is time to compile the rules; an order gets its turn between two steps. */
function warmUpFrom(step: number): void {
  if (step === WARM_UP_STEPS) return;
  setTimeout(() => {
    warmUp(step);
    warmUpFrom(step + 1);
  });
}
warmUpFrom(0);
