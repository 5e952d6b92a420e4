import type { ProjectCard, ProjectReport } from '../../../client/src/api/workplaceSchemas.ts';
import { projectReport } from '../analysis/workplace/workplaceReport.ts';
import { workplaceWindow } from '../analysis/workplace/workplaceWindow.ts';
import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { allowedProjects } from './allowedProjects.ts';
import type { ProjectEntry } from './ProjectCatalogue.ts';
import { ReportCache } from './ReportCache.ts';
import { waitAtMost } from './waitAtMost.ts';

/** So long a reply waits for answers that are still being read. */
const PATIENCE_MS = 700;
/** Looking at all projects at once must not fill the memory: beyond so many answers a project is read when it is opened. */
const MOST_ANSWERS = 1_000_000;
/** A reader or two in as many zones. */
const MOST_REPORTS = 8;

/** The cards of a person's projects. Projects are read one after another, and a reply does not wait for the slow ones. */
export class ProjectCards {
  readonly #reports = new ReportCache<ProjectReport>(MOST_REPORTS);

  async of(call: SignedCall, timeZone: string): Promise<ProjectCard[]> {
    const today = call.services.today(timeZone);
    const { catalogue } = call.services;
    const entries = allowedProjects(call);
    const cards = new Map<string, ProjectCard>();
    const deadline = performance.now() + PATIENCE_MS;
    // Those at hand first: they must not wait behind one that is being read.
    const isAtHand = (entry: ProjectEntry): number => Number(catalogue.isCounted(entry));
    for (const entry of [...entries].sort((a, b) => isAtHand(b) - isAtHand(a))) {
      cards.set(entry.id, await this.#card(call, entry, { today, timeZone, deadline }));
    }
    return entries.flatMap(({ id }) => cards.get(id) ?? []);
  }

  async #card(
    call: SignedCall,
    entry: ProjectEntry,
    { today, timeZone, deadline }: { readonly today: string; readonly timeZone: string; readonly deadline: number },
  ): Promise<ProjectCard> {
    const { id, name, brand, origin } = entry;
    const card = { id, name, brand, origin, report: null };
    const { catalogue } = call.services;
    if (!catalogue.isCounted(entry)) {
      if (catalogue.answerCount + (entry.answers ?? 0) > MOST_ANSWERS) return { ...card, state: 'large' };
      // One is being read, which is enough at a time.
      if (performance.now() > deadline) return { ...card, state: 'counting' };
    }
    try {
      const table = await waitAtMost(tableOf(call, id), Math.max(PATIENCE_MS / 10, deadline - performance.now()));
      if (table === null) return { ...card, state: 'counting' };
      const report = this.#reports.get(table, JSON.stringify([today, timeZone]), () =>
        projectReport(table, workplaceWindow(table, today, timeZone)),
      );
      return { ...card, state: 'ready', report };
    } catch (error) {
      // A damaged file must not take the other projects' cards down.
      console.error(error);
      return { ...card, state: 'unreadable' };
    }
  }
}

async function tableOf({ services, state }: SignedCall, id: string): Promise<AnswerTable> {
  return services.catalogue.table(id, state.edits.of(id));
}
