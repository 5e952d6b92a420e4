import type { Portfolio } from '#client/api/schemas/portfolioSchemas.ts';
import type { ProjectReport } from '#client/api/workplaceSchemas.ts';
import type { Locale } from '#server/refusal/text.ts';
import { listProjects } from '../projects/listProjects.ts';
import { ReportService } from '../reports/ReportService.ts';
import type { Rights } from '../Rights.ts';
import { eachProject } from '../workplace/eachProject.ts';
import { hasAlertList, openAlertCount } from './openAlertCount.ts';
import { groupsOf } from './projectGroups.ts';

/** Cache limit: three window lengths for two readers in two time zones. */
const MOST_REPORTS = 12;

interface PortfolioAsked {
  /** Length of the window. */
  readonly days: number;
  /** Whether archived projects are included. */
  readonly archived: boolean;
  readonly timeZone: string;
  /** The reader's time zone. */
  readonly locale: Locale;
}

interface Figures {
  readonly report: ProjectReport;
  readonly alerts: number;
}

/** All projects of a person side by side, with the figures of their overviews for the same days. */
export class ProjectPortfolio {
  readonly #reports = new ReportService('card', { most: MOST_REPORTS });

  /** @throws the signal's reason on abort */
  async of(rights: Rights, asked: PortfolioAsked, signal: AbortSignal): Promise<Portfolio> {
    const { days, timeZone, locale } = asked;
    const today = rights.server.today(timeZone);
    const all = listProjects(rights, locale);
    const entries = all.filter(({ archived }) => asked.archived || !archived);
    const groups = groupsOf(rights);
    const looked = await eachProject<Figures>(rights, entries, {
      ...{ timeZone, signal },
      isAtHand: (table, entry) => this.#reports.has(table, { today, timeZone, days }) && hasAlertList(rights, entry),
      make: async (table, entry) => ({
        report: await this.#reports.of(table, signal, { today, timeZone, days }),
        alerts: await openAlertCount(rights, entry, timeZone),
      }),
    });
    return {
      list: entries.map(({ id, name, brand, also, origin, archived }) => {
        const { state = 'counting', found = null } = looked.get(id) ?? {};
        const group = groups.get(id) ?? '';
        return {
          ...{ id, name, brand, origin, archived, group, state },
          ...(also.length > 0 && { also: [...also] }),
          report: found?.report ?? null,
          alerts: found?.alerts ?? null,
        };
      }),
      archived: all.filter(({ archived }) => archived).length,
    };
  }
}
