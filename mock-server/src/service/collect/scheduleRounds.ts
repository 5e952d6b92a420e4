import { errorMessage } from '#client/lib/errorMessage.ts';
import { readPlan } from '#server/collect/plan/planFile.ts';
import { readyTargets } from '#server/collect/run/newManifest.ts';
import { projectOnDisk } from '#server/collect/run/projectOnDisk.ts';
import { Scheduler } from '#server/collect/schedule/Scheduler.ts';
import { diskDocuments } from '#server/store/documents/projectDocuments.ts';
import { isArchived } from '#server/store/documents/ProjectSetup.ts';
import { listImported } from '#server/store/projectFiles/projectStore.ts';
import type { CollectRegistry } from '../CollectRegistry.ts';

/** A run that was interrupted for longer is resumed only by a person. */
const FRESH_MS = 3_600_000;

/** Projects without the archived ones, which start no scheduled runs and cost nothing. */
function projectsOf({ dataDir }: CollectRegistry): readonly string[] {
  const { setup } = diskDocuments(dataDir);
  return listImported(dataDir)
    .map(({ id }) => id)
    .filter((id) => !isArchived(setup, id));
}

/** @throws the damage of a project's settings: it may be archived, and an archived project costs nothing */
function requireSettings({ dataDir }: CollectRegistry, projectId: string): void {
  diskDocuments(dataDir).setup.of(projectId);
}

/** The collection schedules of all projects. */
export function scheduleRounds(collect: CollectRegistry, now: () => number): Scheduler {
  return new Scheduler({
    dataDir: collect.dataDir,
    now,
    projects: () => projectsOf(collect),
    start: async (projectId) => {
      const plan = readPlan(collect.dataDir, projectId);
      if (plan === null || readyTargets(plan, collect.providers).length === 0) return false;
      try {
        requireSettings(collect, projectId);
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
 * Resumes runs that a shutdown or kill interrupted. Requests sent without a reply are left to a person, as they may have been
 * charged.
 */
export async function resumeInterrupted(collect: CollectRegistry, now: number): Promise<void> {
  for (const projectId of projectsOf(collect)) {
    try {
      const newest = collect.store.newest(projectId);
      if (newest?.fold.end !== null || now - newest.fold.lastAt > FRESH_MS) continue;
      requireSettings(collect, projectId);
      await collect.goOn(projectId, newest.manifest.id, {});
    } catch (error) {
      // An unreadable journal, damaged settings, or a run that cannot be resumed, must not stop the other projects.
      console.error('A run could not be gone on with', projectId, errorMessage(error));
    }
  }
}
