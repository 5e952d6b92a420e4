import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { AUDIT_DEEDS, AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { cutHalfLine } from '../projectFiles/cutHalfLine.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import type { AuditEntry, AuditLog } from './AuditLog.ts';

const entrySchema = v.object({
  at: v.string(),
  kind: v.picklist(AUDIT_KINDS),
  deed: v.picklist(AUDIT_DEEDS),
  team_id: v.string(),
  user_id: v.string(),
  project_ids: v.array(v.string()),
  project_name: v.string(),
  subject: v.object({ id: v.string(), name: v.string() }),
  count: v.nullable(v.number()),
});

const KEPT_MS = 400 * DAY_MS;

/** The log on disk: one line per entry in `audit.jsonl` of the data folder, append-only. Entries are kept for 400 days. */
export class DiskAudit implements AuditLog {
  readonly #file: string;
  /** Whether the file's last line is complete and expired entries were dropped since the start. */
  #isTidy = false;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'audit.jsonl');
  }

  add(entry: AuditEntry): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    if (!this.#isTidy) {
      cutHalfLine(this.#file);
      this.#dropOld(entry.at);
    }
    this.#isTidy = false;
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    this.#isTidy = true;
  }

  #dropOld(now: string): void {
    const oldest = new Date(Date.parse(now) - KEPT_MS).toISOString();
    const entries = this.all();
    const kept = entries.filter(({ at }) => at >= oldest);
    if (kept.length === entries.length) return;
    writeWhole(this.#file, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''), 0o600);
  }

  /** Skips unreadable lines, such as a full disk leaves. */
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

/** Whether a line of the log is valid. */
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
