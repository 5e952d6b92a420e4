import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import { openAlerts } from '../alerts/alertList.ts';
import type { Rights } from '../Rights.ts';

/** Number of a project's open alerts, from the list that overview, board and workplace show. */
export async function openAlertCount(
  { state, server: { alerts } }: Rights,
  { id }: ProjectEntry,
  timeZone: string,
): Promise<number> {
  const stored = await alerts.list(state, id, timeZone);
  return openAlerts(stored, alerts.day(stored)).length;
}

/** Whether the list is already computed, so that counting is cheap. */
export function hasAlertList({ state, server: { alerts } }: Rights, { id }: ProjectEntry): boolean {
  return alerts.kept(state, id).evaluation !== null;
}
