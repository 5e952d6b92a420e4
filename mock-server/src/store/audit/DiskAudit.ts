import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { AuditEntry, AuditLog } from './AuditLog.ts';

const entrySchema = v.object({
  at: v.string(),
  kind: v.picklist(['key_made', 'key_used_first', 'key_revoked']),
  team_id: v.string(),
  user_id: v.string(),
  project_ids: v.array(v.string()),
  subject: v.object({ id: v.string(), name: v.string() }),
});

/** The log of this machine: a line an entry in `audit.jsonl` of the data folder, written at its end and nowhere else. */
export class DiskAudit implements AuditLog {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'audit.jsonl');
  }

  add(entry: AuditEntry): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  /** A line that cannot be read, as a full disk leaves one, is passed over. */
  all(): readonly AuditEntry[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const parsed = v.safeParse(entrySchema, jsonOf(line));
        return parsed.success ? [parsed.output] : [];
      });
  }
}

/** Whether a line of the log can be read. */
export function isAuditLine(line: string): boolean {
  return v.is(entrySchema, jsonOf(line));
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
