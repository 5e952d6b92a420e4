import { groupsKind } from './GroupRecord.ts';
import type { GroupRecord } from './GroupRecord.ts';
import { viewsKind } from './ViewRecord.ts';
import type { ViewRecord } from './ViewRecord.ts';
import { DiskWhole, MemoryWhole } from './WholeStore.ts';

/** The teams' saved views and project groups, on disk. */
export function diskTeamStores(dataDir: string) {
  return { views: new DiskWhole(dataDir, viewsKind), groups: new DiskWhole(dataDir, groupsKind) };
}

/** The same in memory, for a test session. */
export function sessionTeamStores() {
  return { views: new MemoryWhole<ViewRecord>(), groups: new MemoryWhole<GroupRecord>() };
}
