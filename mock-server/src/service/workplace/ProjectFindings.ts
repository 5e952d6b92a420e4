import type { WorkplaceFindings } from '../../analysis/workplace/workplaceReport.ts';
import type { AnswerTable } from '../../analysis/types.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportDesk } from '../reports/ReportDesk.ts';

/** The one list of alerts of every project, over the one window they are judged by: overview, board and workplace all show it. */
export class ProjectFindings {
  readonly #reports = new ReportDesk('workplace');

  /** What there is to look at in a project on the reader's present day. */
  of({ server, signal }: ProjectSession, table: AnswerTable, timeZone: string): Promise<WorkplaceFindings> {
    return this.#reports.of(table, signal, server.today(timeZone), timeZone);
  }

  /** Whether they are known already. */
  has(table: AnswerTable, today: string, timeZone: string): boolean {
    return this.#reports.has(table, today, timeZone);
  }
}
