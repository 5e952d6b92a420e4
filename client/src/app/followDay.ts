import type { RootStore } from '../stores/RootStore.ts';

/** A little after, so that no clock that is a trifle ahead tells of the old day. */
const AFTER_MIDNIGHT_MS = 500;

function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + AFTER_MIDNIGHT_MS;
}

/**
 * Tells the filters of a new day: a page that is left open over midnight, or over the night of its computer, goes on to show the
 * last seven days, today among them.
 */
export function followDay({ filters }: Pick<RootStore, 'filters'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    filters.followDay();
    clearTimeout(timer);
    timer = setTimeout(look, untilTomorrow(new Date()));
  };
  // While a computer sleeps, its timers do.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}
