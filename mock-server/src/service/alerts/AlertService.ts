import { errorMessage } from '#client/lib/errorMessage.ts';
import { memoize } from '#client/lib/memoize.ts';
import { waitAtMost } from '#client/lib/waitAtMost.ts';
import { inZone } from '#server/analysis/table/inZone.ts';
import { readPlan } from '#server/collect/plan/planFile.ts';
import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import type { ProjectAlerts } from '#server/store/documents/ProjectAlerts.ts';
import type { AlertRegistry, AlertState } from '../AlertRegistry.ts';
import type { Announcer } from '../channels/Announcer.ts';
import type { CollectRegistry } from '../CollectRegistry.ts';
import { ReportService } from '../reports/ReportService.ts';
import { alertMessage } from './alertMessage.ts';
import { alertSource } from './AlertSource.ts';
import type { AlertSource } from './AlertSource.ts';
import { collectionAlerts } from './collectionAlerts.ts';
import { foldEvaluation } from './foldEvaluation.ts';

/** Time zone of a project until someone with one imports answers, plans a collection, or reads the alerts. */
const DEFAULT_ZONE = 'Asia/Shanghai';
/** Time a reader waits for an evaluation when an earlier one can be shown. */
const PATIENCE_MS = 700;
/** Pause after an evaluation as a multiple of its duration: a stream of answers must not keep the processor busy. */
const REST = 25;

export interface AlertServiceSetup {
  readonly catalogue: ProjectCatalogue;
  readonly collect: CollectRegistry;
  readonly announcer: Announcer;
  /** The shared state: its findings are sent to channels, those of test sessions are not. */
  readonly shared: AlertState;
  readonly now: () => number;
  readonly today: (timeZone: string) => string;
}

/** A running evaluation with the version of its answers. */
interface Running {
  readonly work: Promise<void>;
  readonly version: string;
  readonly basis: string;
  /** Time zone of its days; empty: not known. */
  readonly zone: string;
}

/** A requested evaluation. */
interface Order {
  /** Evaluates even without changes: a run has ended. */
  readonly anew: boolean;
}

/**
 * The alert list of every project. A project is evaluated once after its answers or other inputs of its figures changed, and once a
 * day; all pages show the findings of the last evaluation, over its days.
 */
export class AlertService implements AlertRegistry {
  readonly #setup: AlertServiceSetup;
  readonly #reports = new ReportService('alerts');
  readonly #running = memoize((_state: AlertState) => new Map<string, Running>());
  readonly #waiting = memoize((_state: AlertState) => new Set<string>());
  /** Lists that could not be written yet. */
  readonly #unkept = memoize((_state: AlertState) => new Map<string, ProjectAlerts>());
  /** Earliest time of the next evaluation for new answers, by project; on the clock of `performance.now`. */
  readonly #restsUntil = new Map<string, number>();
  readonly #abort = new AbortController();

  constructor(setup: AlertServiceSetup) {
    this.#setup = setup;
  }

  /** The list of the last evaluation. @throws ImportStoreError when it cannot be read */
  kept(state: AlertState, projectId: string): ProjectAlerts {
    return this.#unkept(state).get(projectId) ?? state.documents.alerts.of(projectId);
  }

  /** Stores a list that a person changed. @throws the file system's error; the old list stays */
  keep(state: AlertState, projectId: string, stored: ProjectAlerts): void {
    state.documents.alerts.put(projectId, stored);
    this.#unkept(state).delete(projectId);
  }

  /**
   * The list; runs a due evaluation first. During a run, and when the evaluation takes long, returns the previous list.
   * @param timeZone the reader's, which a project without a time zone adopts
   */
  async list(
    state: AlertState,
    project: string | ProjectEntry,
    timeZone: string | null = null,
  ): Promise<ProjectAlerts> {
    const projectId = typeof project === 'string' ? project : project.id;
    const source = this.#source(state, project);
    const before = this.kept(state, projectId);
    const adopts = timeZone !== null && before.time_zone === '' && source?.entry.time_zone === undefined;
    if (source === null || !(adopts || this.#isDue(source, before))) return before;
    const isFirst = before.evaluation === null;
    if (!isFirst && this.#setup.collect.isAsking(projectId)) return before;
    const work = this.#evaluate(state, source, timeZone, { anew: false });
    if (isFirst || adopts) await work;
    else await waitAtMost(work, PATIENCE_MS);
    return this.kept(state, projectId);
  }

  /** Schedules an evaluation after new answers or the end of a run. Does not wait; failures are logged. */
  answersCame(state: AlertState, projectId: string, timeZone: string | null = null, anew = false): void {
    const rest = (this.#restsUntil.get(projectId) ?? 0) - performance.now();
    if (rest <= 0 || anew) void this.#quietly(state, projectId, timeZone, { anew });
    else this.#later(state, projectId, rest);
  }

  /** Evaluates one project if due, for the daily evaluation. */
  async daily(projectId: string): Promise<void> {
    await this.#quietly(this.#setup.shared, projectId, null, { anew: false });
  }

  /** Call when a run of a project has ended, with any result. */
  runEnded(projectId: string): void {
    this.answersCame(this.#setup.shared, projectId, null, true);
  }

  /** The current day of a project. */
  day({ time_zone: zone }: ProjectAlerts): string {
    return this.#setup.today(zone === '' ? DEFAULT_ZONE : zone);
  }

  /** Aborts running evaluations: nothing is written any more. */
  stop(): void {
    this.#abort.abort();
  }

  /** Debounces requests. The timer does not keep the process alive. */
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
    // A dismissed action is not announced again.
    if (archived) return false;
    return evaluation.version !== entry.version || evaluation.basis !== basis || evaluation.day !== this.day(stored);
  }

  /** One evaluation at a time per project: requests for the same answers share it, requests for newer ones wait for the next. */
  #evaluate(state: AlertState, source: AlertSource, timeZone: string | null, order: Order): Promise<void> {
    const running = this.#running(state);
    const { id, version } = source.entry;
    const { basis } = source;
    const zone = this.#zoneOf(state, source, timeZone);
    const earlier = running.get(id);
    if (earlier?.version === version && earlier.basis === basis && earlier.zone === zone) return earlier.work;
    const isOver = earlier?.work.catch(() => undefined) ?? Promise.resolve();
    const work = isOver
      .then(() => this.#make(state, source, timeZone, order))
      .finally(() => {
        if (running.get(id)?.work === work) running.delete(id);
      });
    running.set(id, { work, version, basis, zone });
    return work;
  }

  async #make(state: AlertState, source: AlertSource, timeZone: string | null, { anew }: Order): Promise<void> {
    const { now, today, collect, announcer, shared } = this.#setup;
    const { entry, definition, facts, marks, basis } = source;
    const begun = performance.now();
    const knownZone = this.#zoneOf(state, source, timeZone);
    const zone = knownZone || DEFAULT_ZONE;
    const day = today(zone);
    const table = inZone(await source.table(), zone);
    const present = { today: day, timeZone: zone };
    const report = await this.#reports.of(table, this.#abort.signal, present, { facts, marks });
    this.#abort.signal.throwIfAborted();
    const run = entry.origin === 'import' ? collect.newest(entry.id) : undefined;
    const alerts = [...collectionAlerts(run, zone), ...report.alerts];
    const stored = { ...this.kept(state, entry.id), time_zone: knownZone };
    const evaluation = { at: new Date(now()).toISOString(), version: entry.version, basis, day };
    const folded = foldEvaluation(stored, { report: { ...report, alerts }, evaluation, names: definition });
    const outgoing = state !== shared || source.archived ? [] : folded.outgoing;
    for (const record of outgoing) announcer.send(entry.id, alertMessage(definition, record, zone));
    // After queueing: a server killed in between queues them again, and their keys prevent a second delivery.
    this.#keepFound(state, entry.id, folded.stored);
    this.#restsUntil.set(entry.id, anew ? 0 : performance.now() + REST * (performance.now() - begun));
  }

  /** A full disk must not hide the findings. */
  #keepFound(state: AlertState, projectId: string, stored: ProjectAlerts): void {
    try {
      this.keep(state, projectId, stored);
    } catch (error) {
      this.#unkept(state).set(projectId, stored);
      console.error('Alerts', errorMessage(error));
    }
  }

  /** Empty: not known yet; answers that programs push have none. */
  #zoneOf(state: AlertState, { entry }: AlertSource, timeZone: string | null): string {
    if (entry.time_zone !== undefined) return entry.time_zone;
    const { time_zone: known } = this.kept(state, entry.id);
    if (known !== '') return known;
    return timeZone ?? readPlan(this.#setup.collect.dataDir, entry.id)?.time_zone ?? '';
  }
}
