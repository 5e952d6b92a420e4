import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './CommandError.ts';

/**
 * Polls an address until it answers with a success status.
 * @param timeoutMs time limit, in milliseconds
 * @throws CommandError naming the address, or the abort reason of the signal
 */
export async function waitForUrl(url: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    signal?.throwIfAborted();
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(2000), headers: { accept: 'text/html, */*' } });
      await reply.body?.cancel();
      if (reply.ok) return;
    } catch {
      // Not up yet.
    }
    await delay(150);
  }
  throw new CommandError(`${url} did not answer within ${Math.round(timeoutMs / 1000)} s.`);
}
