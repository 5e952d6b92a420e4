import type { RootStore } from '../stores/RootStore.ts';

/** A delay after midnight, so that a clock that is slightly fast does not give the old day. */
const AFTER_MIDNIGHT_MS = 500;

function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + AFTER_MIDNIGHT_MS;
}

/**
 * Updates the filters at midnight: a page left open overnight, or while the computer sleeps, continues to show the last seven days,
 * including today.
 */
export function followDay({ filters }: Pick<RootStore, 'filters'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    filters.followDay();
    clearTimeout(timer);
    timer = setTimeout(look, untilTomorrow(new Date()));
  };
  // Timers stop while a computer sleeps.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}
