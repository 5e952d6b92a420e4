import type { ProjectCard, ProjectReport } from '#client/api/workplaceSchemas.ts';
import type { Locale } from '#server/refusal/text.ts';
import { listProjects } from '../projects/listProjects.ts';
import { ReportService } from '../reports/ReportService.ts';
import type { Rights } from '../Rights.ts';
import { eachProject } from './eachProject.ts';

/** Cache limit: two readers in two time zones. */
const MOST_REPORTS = 8;

/** The reader of the cards. */
interface Reader {
  readonly timeZone: string;
  readonly locale: Locale;
}

/** The cards of a person's projects without archived ones. */
export class ProjectCards {
  readonly #reports = new ReportService('card', { most: MOST_REPORTS });

  async of(rights: Rights, { timeZone, locale }: Reader, signal: AbortSignal): Promise<ProjectCard[]> {
    const today = rights.server.today(timeZone);
    const entries = listProjects(rights, locale).filter(({ archived }) => !archived);
    const looked = await eachProject<ProjectReport>(rights, entries, {
      ...{ timeZone, signal },
      make: (table) => this.#reports.of(table, signal, { today, timeZone }),
    });
    return entries.map(({ id, name, brand, origin }) => {
      const { state = 'counting', found = null } = looked.get(id) ?? {};
      return { id, name, brand, origin, state, report: found };
    });
  }
}
