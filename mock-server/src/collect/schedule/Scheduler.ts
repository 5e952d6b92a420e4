import { errorMessage } from '#client/lib/errorMessage.ts';
import { readPlan } from '../plan/planFile.ts';
import { dueBetween } from './dueTimes.ts';
import { readSchedule, writeSchedule } from './scheduleFile.ts';
import type { ScheduleFile } from './scheduleFile.ts';

const TICK_MS = 20_000;
/** A round that is due for longer was missed: the server was off, or the machine slept. */
const GRACE_MS = 90_000;
/** How old the time up to which rounds were seen may get on disk. */
const KEEP_MS = 300_000;

interface SchedulerSetup {
  readonly dataDir: string;
  readonly now: () => number;
  /** The projects that may have a plan. */
  readonly projects: () => readonly string[];
  /** Begins a round; false when none could be begun. */
  readonly start: (projectId: string) => Promise<boolean>;
}

/** Begins the rounds of plans when they are due. What was due while nobody was there is noted as missed, and not caught up. */
export class Scheduler {
  readonly #setup: SchedulerSetup;
  readonly #begunAt: number;
  /** What was last logged of a project. */
  readonly #told = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(setup: SchedulerSetup) {
    this.#setup = setup;
    this.#begunAt = setup.now();
  }

  /** Looks now and then. The process may end while it waits. */
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

  /** One project whose files are damaged does not hold the others up; it is logged once. */
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
    const kept = stored ?? { seen_at: at, missed: [] };
    const due = dueBetween(plan, kept.seen_at, at);
    const missed = due.filter((time) => time < this.#begunAt || at - time > GRACE_MS);
    const current = due.filter((time) => !missed.includes(time));
    // Noted before it begins: a round is never begun twice.
    if (stored === null || due.length > 0 || at - kept.seen_at > KEEP_MS || kept.seen_at > at) {
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
