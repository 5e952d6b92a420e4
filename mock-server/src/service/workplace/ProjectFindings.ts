import { workplaceFindings, type WorkplaceFindings } from '../../analysis/workplace/workplaceReport.ts';
import { workplaceWindow } from '../../analysis/workplace/workplaceWindow.ts';
import type { AnswerTable } from '../../analysis/types.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportCache } from '../cache/ReportCache.ts';

/** The one list of alerts of every project, over the one window they are judged by: overview, board and workplace all show it. */
export class ProjectFindings {
  readonly #reports = new ReportCache<WorkplaceFindings>();

  /** What there is to look at in a project on the reader's present day. */
  of({ server }: ProjectSession, table: AnswerTable, timeZone: string): WorkplaceFindings {
    const today = server.today(timeZone);
    return this.#reports.get(table, JSON.stringify([today, timeZone]), () =>
      workplaceFindings(table, workplaceWindow(table, today, timeZone), today),
    );
  }
}
