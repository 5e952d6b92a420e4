import type { CollectRun as RunReply } from '#client/api/schemas/collectRunSchemas.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import type { Prompt } from '../analysis/ProjectDefinition.ts';
import { isRunId } from '../collect/collectPaths.ts';
import { readPlan } from '../collect/plan/planFile.ts';
import type { Plan } from '../collect/plan/planFile.ts';
import type { ProviderSource } from '../collect/providers/readProviders.ts';
import { ActiveRun, lockName, RunUnderWay } from '../collect/run/ActiveRun.ts';
import type { ActiveSetup } from '../collect/run/ActiveRun.ts';
import type { Manifest } from '../collect/run/Manifest.ts';
import { newManifest } from '../collect/run/newManifest.ts';
import { RunStore } from '../collect/run/RunStore.ts';
import type { StoredRun } from '../collect/run/RunStore.ts';
import { runView } from '../collect/run/runView.ts';
import { mergeRows } from '../ingest/merge/mergeRows.ts';
import type { MergedRows, MergeRows } from '../ingest/merge/mergeRows.ts';
import type { OpenReads } from '../ingest/reads/OpenReads.ts';
import { hasManyAnswers } from '../ingest/threads/changeAnswers.ts';
import { runInThread } from '../ingest/threads/runInThread.ts';
import { MockError, noSuch } from '../refusal/MockError.ts';
import { runProblem } from '../refusal/runProblem.ts';
import type { Locale, Text } from '../refusal/text.ts';
import { ProjectLock } from '../store/projectFiles/ProjectLock.ts';
import { hasImported } from '../store/projectFiles/projectStore.ts';

export interface CollectOptions {
  readonly dataDir: string;
  readonly providers: ProviderSource;
  readonly tuning?: ActiveSetup['tuning'];
  /** Requests that runs yield to. */
  readonly reads: OpenReads;
  /** Called after answers of a run were merged into a project; its duration counts as part of the merge. */
  readonly onMerged?: (projectId: string) => Promise<unknown>;
  /** Called when a run of this server has ended, with any result. */
  readonly onEnded?: (projectId: string) => void;
}

/** Commands for an existing run. */
export type RunOrder = Pick<ActiveSetup, 'redo' | 'again' | 'cancel'>;

const NO_CAPS = { answers: 0, usd: 0 };

/** The runs of this server: active ones and stored ones. */
export class CollectRegistry {
  readonly store: RunStore;
  readonly providers: ProviderSource;
  readonly dataDir: string;
  readonly #tuning: ActiveSetup['tuning'];
  readonly #reads: OpenReads;
  readonly #onMerged: CollectOptions['onMerged'];
  readonly #onEnded: CollectOptions['onEnded'];
  readonly #active = new Map<string, ActiveRun>();
  /** Why the last run of a project was interrupted, by project: a full disk may let no journal say it. */
  readonly #problems = new Map<string, { readonly runId: string; readonly text: Text }>();

  constructor({ dataDir, providers, tuning, reads, onMerged, onEnded }: CollectOptions) {
    this.dataDir = dataDir;
    this.providers = providers;
    this.#tuning = tuning;
    this.#reads = reads;
    this.#onMerged = onMerged;
    this.#onEnded = onEnded;
    this.store = new RunStore(dataDir);
  }

  /** Whether this server has an active run of a project. */
  isAsking(projectId: string): boolean {
    return this.#active.has(projectId);
  }

  /** Runs, newest first. */
  async list(projectId: string, locale: Locale = 'en'): Promise<readonly RunReply[]> {
    return (await this.store.list(projectId)).map((stored) => this.#view(projectId, stored, locale));
  }

  /** The newest run; undefined: none. */
  newest(projectId: string): RunReply | undefined {
    const stored = this.store.newest(projectId);
    return stored === null ? undefined : this.#view(projectId, stored, 'en');
  }

  /** @throws MockError (404) for an unknown run */
  show(projectId: string, runId: string, locale: Locale = 'en'): RunReply {
    return this.#view(projectId, this.#find(projectId, runId), locale);
  }

  /** Starts a run. @throws MockError (409) while one is active */
  async begin(
    project: { readonly id: string; readonly prompts: readonly Prompt[] },
    plan: Plan,
    { trigger, now }: { readonly trigger: Manifest['trigger']; readonly now: number },
  ): Promise<RunReply> {
    const { providers } = this;
    const manifest = newManifest({ projectId: project.id, prompts: project.prompts, plan, providers, trigger, now });
    await this.#start(manifest, plan, {});
    return this.show(project.id, manifest.id);
  }

  /** Resumes a run, retries its failures, or ends an inactive one. @throws MockError (404, 409) */
  async goOn(projectId: string, runId: string, order: RunOrder): Promise<RunReply> {
    const { manifest } = this.#find(projectId, runId);
    requireUseful(this.show(projectId, runId), order);
    const { ended } = await this.#start(manifest, readPlan(this.dataDir, projectId), order);
    if (order.cancel === true) {
      await ended;
      this.#active.delete(projectId);
    }
    return this.show(projectId, runId);
  }

  /** Stops an active run of this server after its requests in flight. @throws MockError (404, 409) */
  async halt(projectId: string, runId: string, why: 'paused' | 'cancelled'): Promise<RunReply> {
    this.#find(projectId, runId);
    const active = this.#active.get(projectId);
    if (active?.run.fold.manifest.id !== runId) {
      if (why === 'cancelled') return this.goOn(projectId, runId, { cancel: true });
      throw conflict({ zh: '这次采集没有在本服务器上进行', en: 'This round is not in progress on this server' });
    }
    active.run.halt(why);
    return this.show(projectId, runId);
  }

  /**
   * Stops the active run of a project after its requests in flight, and blocks new runs while the project is deleted.
   * @throws MockError (409) while another process has an active run; the errors of the work
   */
  async withoutRun<T>(projectId: string, work: () => Promise<T>): Promise<T> {
    const active = this.#active.get(projectId);
    active?.run.halt('cancelled');
    // Its error was logged.
    await active?.ended.catch(() => undefined);
    return ProjectLock.holdToDelete(this.dataDir, lockName(projectId), work, () => {
      throw askedElsewhere();
    });
  }

  /** Stops all runs after their requests in flight, at shutdown. The next server resumes them. */
  async stop(): Promise<void> {
    const running = [...this.#active.values()];
    for (const { run } of running) run.halt('left');
    await Promise.allSettled(running.map(({ ended }) => ended));
  }

  async #start(manifest: Manifest, plan: Plan | null, order: RunOrder): Promise<ActiveRun> {
    const { dataDir, store, providers } = this;
    const projectId = manifest.project_id;
    const caps = plan === null ? NO_CAPS : { answers: plan.cap_answers, usd: plan.cap_cost };
    try {
      const active = await ActiveRun.start({
        ...{ dataDir, store, providers, manifest, caps, tuning: this.#tuning, reads: this.#reads },
        ...order,
        merge: async (answers) => {
          const merged = await putIn({ dataDir, projectId, now: Date.now(), ...answers }, this.#reads);
          await this.#onMerged?.(projectId);
          return merged;
        },
      });
      this.#active.set(projectId, active);
      this.#problems.delete(projectId);
      active.ended
        .catch((error: unknown) => {
          console.error('A collection run was interrupted', errorMessage(error));
          this.#problems.set(projectId, { runId: manifest.id, text: runProblem(error) });
        })
        .finally(() => {
          if (this.#active.get(projectId) === active) this.#active.delete(projectId);
          this.#onEnded?.(projectId);
        });
      return active;
    } catch (error) {
      if (!(error instanceof RunUnderWay)) throw error;
      throw conflict({
        zh: '该项目已有一次采集在进行，请等待其结束或先暂停',
        en: 'This project is already collecting answers: wait for the round to end, or pause it',
      });
    }
  }

  #find(projectId: string, runId: string): StoredRun {
    const stored = isRunId(runId) && hasImported(this.dataDir, projectId) ? this.store.find(projectId, runId) : null;
    if (stored === null) throw noSuch('id', { zh: '没有这次采集', en: 'Round not found' });
    return stored;
  }

  #view(projectId: string, stored: StoredRun, locale: Locale): RunReply {
    const active = this.#active.get(projectId);
    const now = Date.now();
    if (active?.run.fold.manifest.id === stored.manifest.id) return runView(active.run.fold, { asking: 'here', now });
    const isOpen = stored.fold.end === null;
    const isHeld = isOpen && active === undefined && ProjectLock.isHeld(this.dataDir, lockName(projectId));
    const known = this.#problems.get(projectId);
    const problem = stored.fold.problem ?? (known?.runId === stored.manifest.id ? known.text : null);
    return runView(stored.fold, { asking: isHeld ? 'elsewhere' : 'nobody', now, problem: problem?.[locale] ?? null });
  }
}

function putIn(order: MergeRows, reads: OpenReads): Promise<MergedRows> {
  const isMuch = hasManyAnswers(order.dataDir, order.projectId, order.rows.length);
  return isMuch ? runInThread({ kind: 'rows', request: { ...order, openReads: reads.shared } }) : mergeRows(order);
}

/** @throws MockError (409) for a command without effect */
function requireUseful({ state, failed, left }: RunReply, { again, cancel }: RunOrder): void {
  if (state === 'cancelled') throw conflict({ zh: '这次采集已取消', en: 'This round was canceled' });
  if (again === true && failed === 0) throw conflict({ zh: '没有失败的回答', en: 'No answers failed in this round' });
  if (left === null && again !== true) {
    throw conflict({ zh: '这次采集已全部完成', en: 'This round is complete: there is nothing left to ask' });
  }
  if (cancel === true && state === 'running') throw askedElsewhere();
}

function askedElsewhere(): MockError {
  return conflict({
    zh: '另一个进程正在采集（例如 npm run ask），请在那里停止',
    en: 'Another process is working on this round (such as npm run ask): stop it there',
  });
}

function conflict(text: MockError['text']): MockError {
  return new MockError(409, text);
}
