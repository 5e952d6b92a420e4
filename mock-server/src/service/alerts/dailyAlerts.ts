import { listImported } from '#server/store/projectFiles/projectStore.ts';
import type { AlertService } from './AlertService.ts';

/** Interval of checking whether a project's day is over. */
const TICK_MS = 3_600_000;

/**
 * Evaluates all imported projects once a day, in sequence, the first time at once: a server that was off catches up. The timer does
 * not keep the process alive.
 */
export function dailyAlerts(alerts: AlertService, dataDir: string): void {
  let isBusy = false;
  const tick = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const { id, damage } of listImported(dataDir)) {
        if (damage === null) await alerts.daily(id);
      }
    } finally {
      isBusy = false;
    }
  };
  const look = (): void => {
    tick().catch((error: unknown) => {
      console.error('Alerts', error);
    });
  };
  look();
  setInterval(look, TICK_MS).unref();
}
