import type { MergeRows } from '#server/ingest/merge/mergeRows.ts';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import type { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { runFiles } from '../collectPaths.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import type { ProviderSource } from '../providers/readProviders.ts';
import { CollectRun } from './CollectRun.ts';
import type { EndLine } from './journalLines.ts';
import { writeManifest } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import { modelEvents } from './modelEvents.ts';
import type { RunSetup } from './RunSetup.ts';
import type { RunStore } from './RunStore.ts';

/** Another run of the project is in progress, in this process or another. */
export class RunUnderWay extends Error {
  override readonly name = 'RunUnderWay';
}

type MergeInto = (answers: Pick<MergeRows, 'rows' | 'events' | 'manifest'>) => Promise<unknown>;

export interface ActiveSetup {
  readonly dataDir: string;
  readonly store: RunStore;
  readonly providers: ProviderSource;
  readonly manifest: Manifest;
  /** Caps of answers and US dollars per calendar month. */
  readonly caps: { readonly answers: number; readonly usd: number };
  readonly merge: MergeInto;
  /** Open reads of this server, which the run yields to. */
  readonly reads?: OpenReads | undefined;
  readonly redo?: boolean;
  readonly again?: boolean;
  /** Ends the run without asking anything. */
  readonly cancel?: boolean;
  readonly tuning?: Pick<RunSetup, 'pace' | 'policy' | 'timeout' | 'deliverEvery'> | undefined;
}

/** The lock that limits a project to one running process. */
export const lockName = (projectId: string): string => `${projectId}.collect`;

/** A run that holds its project's lock. */
export class ActiveRun {
  readonly run: CollectRun;
  /** Resolves when the run has ended and the lock is released. */
  readonly ended: Promise<EndLine>;

  private constructor(run: CollectRun, ended: Promise<EndLine>) {
    this.run = run;
    this.ended = ended;
  }

  /** Takes the lock and starts or continues the run. @throws RunUnderWay, or the file system's error */
  static async start(setup: ActiveSetup): Promise<ActiveRun> {
    const { dataDir, manifest, store, caps } = setup;
    const lock = await ProjectLock.take(dataDir, lockName(manifest.project_id), () => {
      throw new RunUnderWay(`A run of ${manifest.project_id} is under way`);
    });
    try {
      const files = runFiles(dataDir, manifest.project_id, manifest.id);
      if (store.find(manifest.project_id, manifest.id) === null) writeManifest(files, manifest);
      const used = await store.usedInMonth(manifest.project_id, manifest.time_zone, Date.now());
      const known = await store.knownModels(manifest.project_id);
      const clock = new ZonedClock(manifest.time_zone);
      const ready = readyOf(setup.providers);
      const run = new CollectRun({
        ...{ manifest, files, redo: setup.redo ?? false, again: setup.again ?? false, reads: setup.reads },
        providerOf: (id) => ready.find(({ facts }) => facts.id === id) ?? null,
        budget: { answers: caps.answers - used.answers, usd: caps.usd - used.usd },
        deliver: async (rows) => {
          await setup.merge({ rows, events: modelEvents(rows, known, clock), manifest: files.manifest });
        },
        ...setup.tuning,
      });
      if (setup.cancel === true) run.halt('cancelled');
      return new ActiveRun(
        run,
        lock.during(() => run.run()),
      );
    } catch (error) {
      lock.release();
      throw error;
    }
  }
}

/** Read once: a run keeps the keys it started with. */
function readyOf(providers: ProviderSource): readonly ReadyProvider[] {
  return providers().filter(isReady);
}
