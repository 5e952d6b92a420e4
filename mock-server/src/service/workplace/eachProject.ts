import type { ProjectCard } from '#client/api/workplaceSchemas.ts';
import { waitAtMost } from '#client/lib/waitAtMost.ts';
import { tableIn } from '../../analysis/naming/tableIn.ts';
import { inZone } from '../../analysis/table/inZone.ts';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { MOST_OPENED_ROWS } from '../../store/catalogue/ProjectCatalogue.ts';
import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import type { Rights } from '../Rights.ts';
import { giveWay } from '../Stop.ts';

/** So long a reply waits for answers that are still being read. */
const PATIENCE_MS = 700;

/** What a look at a project came to. */
interface Looked<T> {
  readonly state: Exclude<ProjectCard['state'], 'unknown'>;
  /** Null unless ready. */
  readonly found: T | null;
}

/** What is asked of every project. */
interface Look<T> {
  readonly make: (table: AnswerTable, entry: ProjectEntry) => Promise<T>;
  /** Whether `make` has it at hand; where it does not say, a project that is read is looked at whatever the time. */
  readonly isAtHand?: (table: AnswerTable, entry: ProjectEntry) => boolean;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

interface Waiting<T> extends Look<T> {
  /** Milliseconds, as `performance.now`: from then on a slow one is left for the next look. */
  readonly deadline: number;
}

/**
 * Looks at projects one after another, those whose answers are at hand first. The reply does not wait for the slow ones: they are
 * read and counted all the same, and there at the next look. @throws the signal's reason when it is aborted.
 */
export async function eachProject<T>(
  rights: Rights,
  entries: readonly ProjectEntry[],
  look: Look<T>,
): Promise<ReadonlyMap<string, Looked<T>>> {
  const { catalogue } = rights.server;
  const looked = new Map<string, Looked<T>>();
  const deadline = performance.now() + PATIENCE_MS;
  // Those at hand first: they must not wait behind one that is being read.
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
    // A look at all projects would make one push out the other: beyond so many answers a project is read when it is opened.
    if (catalogue.answerCount + (entry.answers ?? 0) > MOST_OPENED_ROWS) return { state: 'large', found: null };
    // One is being read, which is enough at a time.
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
    // A damaged file must not take the other projects down.
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
