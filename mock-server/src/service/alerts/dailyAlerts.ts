import { listImported } from '../../store/projectFiles/projectStore.ts';
import type { AlertService } from './AlertService.ts';

/** How often it is looked whether a project's day is over. */
const TICK_MS = 3_600_000;

/**
 * Evaluates every imported project once a day, one after another, the first time at once: a server that was off catches up. The
 * process may end while it waits.
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
