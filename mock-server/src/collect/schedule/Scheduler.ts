import { DAY_MS } from '#client/lib/dates.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { readPlan } from '../plan/planFile.ts';
import { dueBetween } from './dueTimes.ts';
import { readSchedule, writeSchedule } from './scheduleFile.ts';
import type { ScheduleFile } from './scheduleFile.ts';

const TICK_MS = 20_000;
/** A run overdue by more was missed: the server was off, or the machine slept. */
const GRACE_MS = 90_000;
/** Maximum age, in milliseconds, of the stored time up to which runs were checked. */
const KEEP_MS = 300_000;

interface SchedulerSetup {
  readonly dataDir: string;
  readonly now: () => number;
  /** The projects that may have a plan. */
  readonly projects: () => readonly string[];
  /** Starts a run; false if none could be started. */
  readonly start: (projectId: string) => Promise<boolean>;
}

/** Starts the runs of plans when they are due. Runs due while the server was off are recorded as missed, and not caught up. */
export class Scheduler {
  readonly #setup: SchedulerSetup;
  readonly #begunAt: number;
  /** The last logged message per project. */
  readonly #told = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(setup: SchedulerSetup) {
    this.#setup = setup;
    this.#begunAt = setup.now();
  }

  /** Polls at intervals. The timer does not keep the process alive. */
  run(): void {
    const tick = (): void => {
      this.tick().catch((error: unknown) => {
        console.error('Schedules', error);
      });
    };
    tick();
    this.#timer = setInterval(tick, TICK_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** A project with damaged files does not block the others; its error is logged once. */
  async tick(): Promise<void> {
    for (const projectId of this.#setup.projects()) {
      try {
        await this.#look(projectId);
        this.#told.delete(projectId);
      } catch (error) {
        const message = errorMessage(error);
        if (this.#told.get(projectId) !== message) console.error('Schedules', message);
        this.#told.set(projectId, message);
      }
    }
  }

  async #look(projectId: string): Promise<void> {
    const { dataDir, now } = this.#setup;
    const plan = readPlan(dataDir, projectId);
    if (plan === null || plan.days.length === 0) return;
    const at = now();
    const stored = readSchedule(dataDir, projectId);
    // A clock set back by less keeps the time: rounds up to it were started already, and a second one would be paid again.
    const isAhead = stored !== null && stored.seen_at - at > DAY_MS;
    const kept = stored ?? { seen_at: at, missed: [] };
    const due = dueBetween(plan, kept.seen_at, at);
    const missed = due.filter((time) => time < this.#begunAt || at - time > GRACE_MS);
    const current = due.filter((time) => !missed.includes(time));
    // Stored before the start, so that a run is never started twice.
    if (stored === null || due.length > 0 || at - kept.seen_at > KEEP_MS || isAhead) {
      writeSchedule(dataDir, projectId, withMissed({ ...kept, seen_at: at }, missed, at));
    }
    const [time] = current;
    if (time === undefined || (await this.#setup.start(projectId))) return;
    writeSchedule(dataDir, projectId, withMissed({ ...kept, seen_at: at }, [...missed, time], at));
  }
}

function withMissed(schedule: ScheduleFile, missed: readonly number[], at: number): ScheduleFile {
  const noticed_at = new Date(at).toISOString();
  const added = missed.map((time) => ({ due_at: new Date(time).toISOString(), noticed_at })).toReversed();
  return { ...schedule, missed: [...added, ...schedule.missed] };
}
