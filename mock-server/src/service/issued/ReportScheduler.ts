import { DAY_MS } from '#client/lib/dates.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { StoredSchedule } from '#server/store/documents/ReportRegister.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { ProjectSession } from '../ProjectSession.ts';
import { Rights } from '../Rights.ts';
import type { ServerContext } from '../ServerContext.ts';
import { createReportServices } from './gatherReport.ts';
import { lastDue } from './reportPeriod.ts';
import { sendScheduled } from './sendScheduled.ts';

const TICK_MS = 30_000;
/** Limit of attempts: a report that fails or is interrupted repeatedly is skipped until the next is due. */
const MOST_ATTEMPTS = 3;

/**
 * Makes scheduled reports when they are due and announces each to the channels. After downtime, only the latest due report is made;
 * each period's report is made once.
 */
export class ReportScheduler {
  readonly #state: MockState;
  readonly #server: ServerContext;
  readonly #services = createReportServices();
  readonly #leaving = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #tick: Promise<void> | null = null;

  constructor(state: MockState, server: ServerContext) {
    this.#state = state;
    this.#server = server;
  }

  /** Starts polling. The timer does not keep the process alive. */
  run(): void {
    void this.tick();
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#leaving.abort();
  }

  /** Makes all due reports. One poll at a time, because a report may take longer than the interval. Never rejects. */
  tick(): Promise<void> {
    this.#tick ??= this.#look()
      .catch((error: unknown) => {
        console.error('Scheduled reports', errorMessage(error));
      })
      .finally(() => {
        this.#tick = null;
      });
    return this.#tick;
  }

  async #look(): Promise<void> {
    for (const { id } of this.#server.catalogue.list()) {
      if (this.#leaving.signal.aborted) return;
      try {
        await this.#lookAt(id);
      } catch (error) {
        // A damaged project must not stop the others; it reports itself when it is opened.
        console.error('Scheduled reports', id, errorMessage(error));
      }
    }
  }

  async #lookAt(id: string): Promise<void> {
    const { documents } = this.#state;
    const stored = documents.reports.of(id).schedule;
    if (stored === null || documents.setup.of(id).archived) return;
    const now = this.#server.environment.now();
    if (stored.done_until - now > DAY_MS) {
      // The clock was ahead at the last report. Without this reset no report would be due until that time.
      this.#put(id, { ...stored, done_until: now });
      return;
    }
    const due = lastDue(stored.schedule, stored.done_until, now);
    if (due === null) return;
    const { attempts, since } = stored.trying?.due === due ? stored.trying : { attempts: 0, since: now };
    // Stored before the start, so that a crash does not repeat it for ever.
    this.#put(id, { ...stored, trying: { due, attempts: attempts + 1, since } });
    try {
      if (attempts >= MOST_ATTEMPTS) throw interrupted();
      await sendScheduled(this.#sessionOf(id, stored), { due, since }, stored, this.#services);
    } catch (error) {
      if (!this.#leaving.signal.aborted) this.#noteFailure(id, due, attempts + 1, error);
    }
  }

  /** The project with the rights of the schedule's author. @throws MockError when the author is gone or lost access. */
  #sessionOf(id: string, { user_id: userId, team_id: teamId, schedule }: StoredSchedule): ProjectSession {
    const { directory } = this.#state;
    const user = directory.user(userId);
    const team = directory.team(teamId);
    if (user === undefined || team === undefined || user.teamId !== team.id) throw gone();
    const rights = new Rights({ user, team, language: localeOf(schedule.layout.locale) }, this.#state, this.#server);
    const entry = rights.projects.find((one) => one.id === id);
    if (entry === undefined) throw gone();
    return new ProjectSession(entry, rights, this.#leaving.signal, schedule.time_zone);
  }

  #noteFailure(id: string, due: number, attempts: number, error: unknown): void {
    const { schedule } = this.#state.documents.reports.of(id);
    if (schedule === null) return;
    console.error('A scheduled report could not be made', errorMessage(error));
    const at = new Date(this.#server.environment.now()).toISOString();
    const message = errorMessage(error);
    const isLast = attempts >= MOST_ATTEMPTS || error instanceof MockError;
    this.#put(id, {
      ...schedule,
      failure: { at, message },
      ...(isLast && { done_until: due, trying: null }),
    });
  }

  #put(id: string, schedule: StoredSchedule): void {
    const { reports } = this.#state.documents;
    reports.put(id, { ...reports.of(id), schedule });
  }
}

const gone = (): MockError =>
  new MockError(403, {
    zh: '设置该定期报告的人已无权查看此项目，请由其他成员重新保存',
    en: 'The person who set this schedule no longer has access to the project. Ask another member to save it again.',
  });

const interrupted = (): MockError =>
  new MockError(500, {
    zh: '生成报告时多次中断，请手动生成',
    en: 'The report was interrupted several times while it was being created. Create it by hand.',
  });
