import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import { openAlerts } from '../alerts/alertList.ts';
import type { Rights } from '../Rights.ts';

/** How many alerts of a project are open, in the one list that its overview, the board and the workplace show. */
export async function openAlertCount(
  { state, server: { alerts } }: Rights,
  { id }: ProjectEntry,
  timeZone: string,
): Promise<number> {
  const stored = await alerts.list(state, id, timeZone);
  return openAlerts(stored, alerts.day(stored)).length;
}

/** Whether the list was made already, so that counting costs little. */
export function hasAlertList({ state, server: { alerts } }: Rights, { id }: ProjectEntry): boolean {
  return alerts.kept(state, id).evaluation !== null;
}
