import { errorMessage } from '#client/lib/errorMessage.ts';
import { readPlan } from '../../collect/plan/planFile.ts';
import { projectOnDisk } from '../../collect/run/projectOnDisk.ts';
import { readyTargets } from '../../collect/run/newManifest.ts';
import { Scheduler } from '../../collect/schedule/Scheduler.ts';
import { diskDocuments } from '../../store/documents/projectDocuments.ts';
import { listImported } from '../../store/projectFiles/projectStore.ts';
import type { CollectRegistry } from '../CollectRegistry.ts';

/** A run that nobody asked for longer than this is gone on with by a person only. */
const FRESH_MS = 3_600_000;

/** Those put away rest: they are not asked for, and cost nothing. */
function projectsOf({ dataDir }: CollectRegistry): readonly string[] {
  const { setup } = diskDocuments(dataDir);
  return listImported(dataDir)
    .map(({ id }) => id)
    .filter((id) => !isArchived(setup, id));
}

function isArchived(setup: ReturnType<typeof diskDocuments>['setup'], id: string): boolean {
  try {
    return setup.of(id).archived;
  } catch {
    // What is damaged says so where it is opened; nobody put it away.
    return false;
  }
}

/** The schedules of every project of a server. */
export function scheduleRounds(collect: CollectRegistry, now: () => number): Scheduler {
  return new Scheduler({
    dataDir: collect.dataDir,
    now,
    projects: () => projectsOf(collect),
    start: async (projectId) => {
      const plan = readPlan(collect.dataDir, projectId);
      if (plan === null || readyTargets(plan, collect.providers).length === 0) return false;
      try {
        await collect.begin(projectOnDisk(collect.dataDir, projectId), plan, { trigger: 'schedule', now: now() });
        return true;
      } catch (error) {
        console.error('A round could not be begun', errorMessage(error));
        return false;
      }
    },
  });
}

/**
 * Goes on with runs that the server was stopped or killed in the middle of. What was sent and not answered is left to a person: it may
 * have been paid for.
 */
export async function resumeInterrupted(collect: CollectRegistry, now: number): Promise<void> {
  for (const projectId of projectsOf(collect)) {
    try {
      const [newest] = collect.store.list(projectId);
      if (newest === undefined || newest.fold.end !== null || now - newest.fold.lastAt > FRESH_MS) continue;
      await collect.goOn(projectId, newest.manifest.id, {});
    } catch (error) {
      // A journal that cannot be read holds the other projects up no more than a run that cannot be gone on with.
      console.error('A run could not be gone on with', projectId, errorMessage(error));
    }
  }
}
