import { createRater } from './scoreMessages.ts';
import type { SentOrder } from './scoreMessages.ts';
import { warmUp, WARM_UP_STEPS } from './warmUp.ts';

// Rates texts in a worker, so that typing is not blocked. Each text on screen sends its requests through a port of its own.
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

/** Compiles the rules while the page is still loading its text; yields between steps so that requests are handled. */
function warmUpFrom(step: number): void {
  if (step === WARM_UP_STEPS) return;
  setTimeout(() => {
    warmUp(step);
    warmUpFrom(step + 1);
  });
}
warmUpFrom(0);
