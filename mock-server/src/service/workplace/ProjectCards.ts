import type { ProjectCard } from '#client/api/workplaceSchemas.ts';
import { inZone } from '../../analysis/table/inZone.ts';
import type { AnswerTable } from '../../analysis/types.ts';
import { listProjects } from '../projects/listProjects.ts';
import type { Rights } from '../Rights.ts';
import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import { ReportDesk } from '../reports/ReportDesk.ts';
import { waitAtMost } from '../cache/waitAtMost.ts';

/** So long a reply waits for answers that are still being read. */
const PATIENCE_MS = 700;
/** Looking at all projects at once must not fill the memory: beyond so many answers a project is read when it is opened. */
const MOST_ANSWERS = 1_000_000;
/** A reader or two in as many zones. */
const MOST_REPORTS = 8;

/** How a card is looked at. */
interface Looked {
  readonly today: string;
  readonly timeZone: string;
  /** Milliseconds, as `performance.now`: from then on a slow one is left for the next look. */
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** The cards of a person's projects but those put away. Projects are read one after another, and a reply does not wait for the slow ones. */
export class ProjectCards {
  readonly #reports = new ReportDesk('card', { most: MOST_REPORTS });

  async of(rights: Rights, timeZone: string, signal: AbortSignal): Promise<ProjectCard[]> {
    const { catalogue, today: dayOf } = rights.server;
    const today = dayOf(timeZone);
    const entries = listProjects(rights).filter(({ archived }) => !archived);
    const cards = new Map<string, ProjectCard>();
    const deadline = performance.now() + PATIENCE_MS;
    // Those at hand first: they must not wait behind one that is being read.
    const isAtHand = (entry: ProjectEntry): number => Number(catalogue.isCounted(entry));
    for (const entry of [...entries].sort((a, b) => isAtHand(b) - isAtHand(a))) {
      cards.set(entry.id, await this.#card(rights, entry, { today, timeZone, deadline, signal }));
    }
    return entries.flatMap(({ id }) => cards.get(id) ?? []);
  }

  async #card(
    rights: Rights,
    entry: ProjectEntry,
    { today, timeZone, deadline, signal }: Looked,
  ): Promise<ProjectCard> {
    const { id, name, brand, origin } = entry;
    const card = { id, name, brand, origin, report: null };
    const { catalogue } = rights.server;
    if (!catalogue.isCounted(entry)) {
      if (catalogue.answerCount + (entry.answers ?? 0) > MOST_ANSWERS) return { ...card, state: 'large' };
      // One is being read, which is enough at a time.
      if (performance.now() > deadline) return { ...card, state: 'counting' };
    }
    try {
      const patience = (): number => Math.max(PATIENCE_MS / 10, deadline - performance.now());
      const table = await waitAtMost(tableOf(rights, entry, timeZone), patience());
      if (table === null) return { ...card, state: 'counting' };
      // It is made all the same, and there at the next look.
      const report = await waitAtMost(this.#reports.of(table, signal, today, timeZone), patience());
      if (report === null) return { ...card, state: 'counting' };
      return { ...card, state: 'ready', report };
    } catch (error) {
      signal.throwIfAborted();
      // A damaged file must not take the other projects' cards down.
      console.error(error);
      return { ...card, state: 'unreadable' };
    }
  }
}

async function tableOf({ server, state }: Rights, entry: ProjectEntry, timeZone: string): Promise<AnswerTable> {
  return inZone(await server.catalogue.table(entry, state.edits.of(entry.id)), timeZone);
}
