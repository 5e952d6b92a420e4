import type { AuditEntry, AuditLog } from '../../store/audit/AuditLog.ts';

/**
 * Writes into the team's activity what was done. Where it cannot be written the server's log tells of it, and nobody else: a reply that
 * says that it failed would have it done twice.
 */
export function noteQuietly(log: AuditLog, entry: AuditEntry): void {
  try {
    log.add(entry);
  } catch (error) {
    console.error(`The activity could not be written: ${entry.deed}`, error);
  }
}
