import type { AnswerTable } from '../../analysis/types.ts';
import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import { ProjectSession } from '../ProjectSession.ts';
import type { Rights } from '../Rights.ts';
import type { ProjectFindings } from '../workplace/ProjectFindings.ts';

/** How many alerts of a project are open: those of the one list that its overview, the board and the workplace show. */
export class OpenAlerts {
  readonly #findings: ProjectFindings;

  constructor(findings: ProjectFindings) {
    this.#findings = findings;
  }

  async count(rights: Rights, entry: ProjectEntry, table: AnswerTable, look: AlertLook): Promise<number> {
    const project = new ProjectSession(entry, rights, look.signal, look.timeZone);
    const { alerts } = await this.#findings.of(project, table, look.timeZone);
    return alerts.length;
  }

  /** Whether `count` has it at hand. */
  isAtHand(rights: Rights, table: AnswerTable, timeZone: string): boolean {
    return this.#findings.has(table, rights.server.today(timeZone), timeZone);
  }
}

/** How alerts are looked at: in the days of a zone, as long as somebody waits. */
export interface AlertLook {
  readonly timeZone: string;
  readonly signal: AbortSignal;
}
