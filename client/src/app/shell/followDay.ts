import type { RootStore } from '#client/stores/RootStore.ts';

/** A delay after midnight, so that a clock that is slightly fast does not give the old day. */
const AFTER_MIDNIGHT_MS = 500;

function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + AFTER_MIDNIGHT_MS;
}

/**
 * Updates the filters at midnight: a page left open overnight, or while the computer sleeps, continues to show the last seven days,
 * including today.
 * @returns the function that ends it
 */
export function followDay({ filters }: Pick<RootStore, 'filters'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    filters.followDay();
    clearTimeout(timer);
    timer = setTimeout(look, untilTomorrow(new Date()));
  };
  // Timers stop while a computer sleeps.
  const lookIfVisible = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', lookIfVisible);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookIfVisible);
  };
}
