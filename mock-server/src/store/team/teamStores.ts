import { groupsKind } from './GroupRecord.ts';
import type { GroupRecord } from './GroupRecord.ts';
import { viewsKind } from './ViewRecord.ts';
import type { ViewRecord } from './ViewRecord.ts';
import { DiskWhole, MemoryWhole } from './WholeStore.ts';

/** What teams keep beside their projects: saved views, and groups of projects. On disk. */
export function diskTeamStores(dataDir: string) {
  return { views: new DiskWhole(dataDir, viewsKind), groups: new DiskWhole(dataDir, groupsKind) };
}

/** The same for a test session, gone with it. */
export function sessionTeamStores() {
  return { views: new MemoryWhole<ViewRecord>(), groups: new MemoryWhole<GroupRecord>() };
}
