import type { ListedAlert } from '#client/api/alertSchemas.ts';
import type { ProjectAlerts, AlertMute } from '#server/store/documents/ProjectAlerts.ts';

/** The active mute of an alert on a day (YYYY-MM-DD): its own before that of its kind; null: none. */
export function muteOf(
  { mutes }: ProjectAlerts,
  { id, rule }: Pick<ListedAlert, 'id' | 'rule'>,
  day: string,
): AlertMute | null {
  const active = mutes.filter(({ until }) => until === null || until >= day);
  return (
    active.find(({ scope, of }) => scope === 'alert' && of === id) ??
    active.find(({ scope, of }) => scope === 'kind' && of === rule) ??
    null
  );
}
