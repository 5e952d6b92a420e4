import type { ProjectCard } from '#client/api/workplaceSchemas.ts';
import { waitAtMost } from '#client/lib/waitAtMost.ts';
import { tableIn } from '#server/analysis/naming/tableIn.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { inZone } from '#server/analysis/table/inZone.ts';
import { MOST_OPENED_ROWS } from '#server/store/catalogue/ProjectCatalogue.ts';
import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import type { Rights } from '../Rights.ts';
import { giveWay } from '../Stop.ts';

/** Time a reply waits for answers that are still loading. */
const PATIENCE_MS = 700;

/** The result for one project. */
interface Looked<T> {
  readonly state: Exclude<ProjectCard['state'], 'unknown'>;
  /** Null unless ready. */
  readonly found: T | null;
}

/** The work to do for each project. */
interface Look<T> {
  readonly make: (table: AnswerTable, entry: ProjectEntry) => Promise<T>;
  /** Whether `make` has a cached result; default: loaded projects are processed after the deadline too. */
  readonly isAtHand?: (table: AnswerTable, entry: ProjectEntry) => boolean;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

interface Waiting<T> extends Look<T> {
  /** Deadline on the clock of `performance.now`: slow projects after it are left for the next request. */
  readonly deadline: number;
}

/**
 * Processes projects in sequence, those with loaded answers first. The reply does not wait for slow ones, which finish in the
 * background for the next request. @throws the signal's reason on abort.
 */
export async function eachProject<T>(
  rights: Rights,
  entries: readonly ProjectEntry[],
  look: Look<T>,
): Promise<ReadonlyMap<string, Looked<T>>> {
  const { catalogue } = rights.server;
  const looked = new Map<string, Looked<T>>();
  const deadline = performance.now() + PATIENCE_MS;
  // Loaded projects first: they must not wait behind one that is loading.
  const isAtHand = (entry: ProjectEntry): number => Number(catalogue.isCounted(entry));
  for (const entry of [...entries].sort((a, b) => isAtHand(b) - isAtHand(a))) {
    looked.set(entry.id, await lookAt(rights, entry, { ...look, deadline }));
    await giveWay(look.signal);
  }
  return looked;
}

async function lookAt<T>(rights: Rights, entry: ProjectEntry, look: Waiting<T>): Promise<Looked<T>> {
  const { make, isAtHand = () => true, timeZone, signal, deadline } = look;
  const { catalogue } = rights.server;
  if (!catalogue.isCounted(entry)) {
    // Loading all projects would evict others from the cache: above this number of answers, a project is loaded when it is opened.
    if (catalogue.answerCount + (entry.answers ?? 0) > MOST_OPENED_ROWS) return { state: 'large', found: null };
    // One project is loading, which is enough at a time.
    if (performance.now() > deadline) return { state: 'counting', found: null };
  }
  try {
    const patience = (): number => Math.max(PATIENCE_MS / 10, deadline - performance.now());
    const table = await waitAtMost(loadTable(rights, entry, timeZone), patience());
    if (table === null || (performance.now() > deadline && !isAtHand(table, entry))) {
      return { state: 'counting', found: null };
    }
    const found = await waitAtMost(make(table, entry), patience());
    return found === null ? { state: 'counting', found } : { state: 'ready', found };
  } catch (error) {
    signal.throwIfAborted();
    // A damaged file must not break the other projects.
    console.error(error);
    return { state: 'unreadable', found: null };
  }
}

async function loadTable(
  { server, state, language }: Rights,
  entry: ProjectEntry,
  timeZone: string,
): Promise<AnswerTable> {
  const table = inZone(await server.catalogue.table(entry, state.edits.of(entry.id)), timeZone);
  return language === null ? table : tableIn(table, language);
}
