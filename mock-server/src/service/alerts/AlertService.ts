import { errorMessage } from '#client/lib/errorMessage.ts';
import { memoize } from '#client/lib/memoize.ts';
import { waitAtMost } from '#client/lib/waitAtMost.ts';
import { inZone } from '../../analysis/table/inZone.ts';
import { readPlan } from '../../collect/plan/planFile.ts';
import type { ProjectCatalogue, ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import type { ProjectAlerts } from '../../store/documents/ProjectAlerts.ts';
import type { AlertRegistry, AlertState } from '../AlertRegistry.ts';
import type { Announcer } from '../channels/Announcer.ts';
import type { CollectRegistry } from '../CollectRegistry.ts';
import { ReportService } from '../reports/ReportService.ts';
import { alertMessage } from './alertMessage.ts';
import { alertSource } from './AlertSource.ts';
import type { AlertSource } from './AlertSource.ts';
import { collectionAlerts } from './collectionAlerts.ts';
import { foldEvaluation } from './foldEvaluation.ts';

/** The zone of projects that nobody gave another. */
const DEFAULT_ZONE = 'Asia/Shanghai';
/** So long a reader waits for an evaluation where there is an earlier one to show. */
const PATIENCE_MS = 700;
/** An evaluation that answers coming in ask for rests so many times as long as it took: a stream of answers must not fill the machine. */
const REST = 25;

export interface AlertServiceSetup {
  readonly catalogue: ProjectCatalogue;
  readonly collect: CollectRegistry;
  readonly announcer: Announcer;
  /** Everybody's: what is found there goes out, what a test session finds does not. */
  readonly shared: AlertState;
  readonly now: () => number;
  readonly today: (timeZone: string) => string;
}

/** An evaluation under way, and of which answers. */
interface Running {
  readonly work: Promise<void>;
  readonly version: string;
  readonly basis: string;
}

/** An evaluation that is asked for. */
interface Order {
  /** Also where nothing changed: a round of collection ended. */
  readonly anew: boolean;
}

/**
 * The one list of alerts of every project. A project is evaluated once after answers came in, or something else that its figures hang
 * on changed, and once a day; every page shows what the last evaluation found, over its days.
 */
export class AlertService implements AlertRegistry {
  readonly #setup: AlertServiceSetup;
  readonly #reports = new ReportService('alerts');
  readonly #running = memoize((_state: AlertState) => new Map<string, Running>());
  readonly #waiting = memoize((_state: AlertState) => new Set<string>());
  /** Lists that could not be written, until they can. */
  readonly #unkept = memoize((_state: AlertState) => new Map<string, ProjectAlerts>());
  /** By project, when it may be evaluated next for answers that came in, in milliseconds as `performance.now`. */
  readonly #restsUntil = new Map<string, number>();
  readonly #abort = new AbortController();

  constructor(setup: AlertServiceSetup) {
    this.#setup = setup;
  }

  /** The list as the last evaluation left it. @throws ImportStoreError when it cannot be read */
  kept(state: AlertState, projectId: string): ProjectAlerts {
    return this.#unkept(state).get(projectId) ?? state.documents.alerts.of(projectId);
  }

  /** Keeps a list a person changed. @throws the file system's error; what was there then stays */
  keep(state: AlertState, projectId: string, stored: ProjectAlerts): void {
    state.documents.alerts.put(projectId, stored);
    this.#unkept(state).delete(projectId);
  }

  /**
   * The list, evaluated first where that is due. While a round of collection is under way, and where the evaluation takes long, the
   * list is as it was.
   * @param timeZone of the reader: a project whose zone nobody knows yet takes it
   */
  async list(
    state: AlertState,
    project: string | ProjectEntry,
    timeZone: string | null = null,
  ): Promise<ProjectAlerts> {
    const projectId = typeof project === 'string' ? project : project.id;
    const source = this.#source(state, project);
    const before = this.kept(state, projectId);
    if (source === null || !this.#isDue(source, before)) return before;
    const isFirst = before.evaluation === null;
    if (!isFirst && this.#setup.collect.isAsking(projectId)) return before;
    const work = this.#evaluate(state, source, timeZone, { anew: false });
    if (isFirst) await work;
    else await waitAtMost(work, PATIENCE_MS);
    return this.kept(state, projectId);
  }

  /** Answers came in, or a round of collection ended: evaluates soon. A failure is logged; nobody waits. */
  answersCame(state: AlertState, projectId: string, timeZone: string | null = null, anew = false): void {
    const rest = (this.#restsUntil.get(projectId) ?? 0) - performance.now();
    if (rest <= 0 || anew) void this.#quietly(state, projectId, timeZone, { anew });
    else this.#later(state, projectId, rest);
  }

  /** Evaluates one project where it is due, for the daily round. */
  async daily(projectId: string): Promise<void> {
    await this.#quietly(this.#setup.shared, projectId, null, { anew: false });
  }

  /** A round of collection of a project ended, whatever came of it. */
  runEnded(projectId: string): void {
    this.answersCame(this.#setup.shared, projectId, null, true);
  }

  /** The present day of a project. */
  day({ time_zone: zone }: ProjectAlerts): string {
    return this.#setup.today(zone === '' ? DEFAULT_ZONE : zone);
  }

  /** Ends what is under way: nothing is written any more. */
  stop(): void {
    this.#abort.abort();
  }

  /** Once for all that comes meanwhile. The process may end while it waits. */
  #later(state: AlertState, projectId: string, milliseconds: number): void {
    const waiting = this.#waiting(state);
    if (waiting.has(projectId)) return;
    waiting.add(projectId);
    const timer = setTimeout(() => {
      waiting.delete(projectId);
      void this.#quietly(state, projectId, null, { anew: false });
    }, milliseconds);
    timer.unref();
  }

  async #quietly(state: AlertState, projectId: string, timeZone: string | null, order: Order): Promise<void> {
    try {
      const source = this.#source(state, projectId);
      if (source === null || source.archived) return;
      if (!order.anew && !this.#isDue(source, this.kept(state, projectId))) return;
      await this.#evaluate(state, source, timeZone, order);
    } catch (error) {
      if (!this.#abort.signal.aborted) console.error('Alerts', errorMessage(error));
    }
  }

  #source(state: AlertState, project: string | ProjectEntry): AlertSource | null {
    const { catalogue } = this.#setup;
    const entry = typeof project === 'string' ? catalogue.find(project) : project;
    return entry === undefined ? null : alertSource(catalogue, state, entry);
  }

  #isDue({ entry, basis, archived }: AlertSource, stored: ProjectAlerts): boolean {
    const { evaluation } = stored;
    if (evaluation === null) return true;
    // Who put it away wants to hear no more of it.
    if (archived) return false;
    return evaluation.version !== entry.version || evaluation.basis !== basis || evaluation.day !== this.day(stored);
  }

  /** One at a time for each project; who asks meanwhile of the same answers waits for the same, of newer ones for the next. */
  #evaluate(state: AlertState, source: AlertSource, timeZone: string | null, order: Order): Promise<void> {
    const running = this.#running(state);
    const { id, version } = source.entry;
    const { basis } = source;
    const earlier = running.get(id);
    if (earlier?.version === version && earlier.basis === basis) return earlier.work;
    const isOver = earlier?.work.catch(() => undefined) ?? Promise.resolve();
    const work = isOver
      .then(() => this.#make(state, source, timeZone, order))
      .finally(() => {
        if (running.get(id)?.work === work) running.delete(id);
      });
    running.set(id, { work, version, basis });
    return work;
  }

  async #make(state: AlertState, source: AlertSource, timeZone: string | null, { anew }: Order): Promise<void> {
    const { now, today, collect, announcer, shared } = this.#setup;
    const { entry, definition, facts, marks, basis } = source;
    const begun = performance.now();
    const zone = this.#zoneOf(state, source, timeZone);
    const day = today(zone);
    const table = inZone(await source.table(), zone);
    const present = { today: day, timeZone: zone };
    const report = await this.#reports.of(table, this.#abort.signal, present, { facts, marks });
    this.#abort.signal.throwIfAborted();
    const [run] = entry.origin === 'import' ? collect.list(entry.id) : [];
    const alerts = [...collectionAlerts(run, zone), ...report.alerts];
    const stored = { ...this.kept(state, entry.id), time_zone: zone };
    const evaluation = { at: new Date(now()).toISOString(), version: entry.version, basis, day };
    const folded = foldEvaluation(stored, { report: { ...report, alerts }, evaluation, names: definition });
    this.#keepFound(state, entry.id, folded.stored);
    this.#restsUntil.set(entry.id, anew ? 0 : performance.now() + REST * (performance.now() - begun));
    if (state !== shared || source.archived) return;
    for (const record of folded.outgoing) announcer.send(entry.id, alertMessage(definition, record, zone));
  }

  /** A full disk must not keep anybody from reading what was found. */
  #keepFound(state: AlertState, projectId: string, stored: ProjectAlerts): void {
    try {
      this.keep(state, projectId, stored);
    } catch (error) {
      this.#unkept(state).set(projectId, stored);
      console.error('Alerts', errorMessage(error));
    }
  }

  #zoneOf(state: AlertState, { entry }: AlertSource, timeZone: string | null): string {
    if (entry.time_zone !== undefined) return entry.time_zone;
    const { time_zone: known } = this.kept(state, entry.id);
    if (known !== '') return known;
    return timeZone ?? readPlan(this.#setup.collect.dataDir, entry.id)?.time_zone ?? DEFAULT_ZONE;
  }
}
