import type { PageAhead } from '../components/filters/PageAhead.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * How long a page that is there waits for its first figures. Usually they come sooner, and the page is drawn once, with them;
 * without the wait it is drawn twice, first with grey bars in their place, which on a slow machine takes longer than the wait.
 * A server that takes more than a moment is waited for in sight of the page.
 */
export const PATIENCE_MS = 200;

/**
 * Asks for what a page shows first as soon as its files are there.
 * @returns settles when the figures are there, or when they take too long; never rejects: what cannot be fetched or asked, the
 *   page says itself
 */
export async function askFirst(stores: RootStore, load: () => Promise<PageAhead>, address: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const [shell, ahead] = await Promise.all([import('./shell/askAhead.ts'), load()]);
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([shell.askAhead(stores, ahead, address), patience]);
  } catch {
    // The page is fetched, and asks, once more.
  } finally {
    clearTimeout(timer);
  }
}
