import type { AuditEntry, AuditLog } from '#server/store/audit/AuditLog.ts';

/**
 * Records an entry in the activity log. A write error goes only to the server's log: a failed reply would make the caller repeat the
 * action.
 */
export function noteQuietly(log: AuditLog, entry: AuditEntry): void {
  try {
    log.add(entry);
  } catch (error) {
    console.error(`The activity could not be written: ${entry.deed}`, error);
  }
}
