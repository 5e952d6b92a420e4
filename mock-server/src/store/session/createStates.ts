import { join } from 'node:path';
import { AccountFile } from '../accounts/AccountFile.ts';
import { MemoryAudit } from '../audit/AuditLog.ts';
import { DiskAudit } from '../audit/DiskAudit.ts';
import { diskDocuments, sessionDocuments } from '../documents/projectDocuments.ts';
import { DiskEdits } from '../edits/DiskEdits.ts';
import { MemoryEdits } from '../edits/MemoryEdits.ts';
import type { Environment } from '../Environment.ts';
import { DiskReports } from '../issued/DiskReports.ts';
import { MemoryReports } from '../issued/MemoryReports.ts';
import { DiskKeys } from '../keys/DiskKeys.ts';
import { MemoryKeys } from '../keys/MemoryKeys.ts';
import { DiskLinks } from '../links/DiskLinks.ts';
import { MemoryLinks } from '../links/MemoryLinks.ts';
import { diskTeamStores, sessionTeamStores } from '../team/teamStores.ts';
import { DiskTraffic } from '../traffic/DiskTraffic.ts';
import { MemoryTraffic } from '../traffic/MemoryTraffic.ts';
import { DiskUploads } from '../uploads/DiskUploads.ts';
import { MemoryUploads } from '../uploads/MemoryUploads.ts';
import { MockState } from './MockState.ts';
import type { Seed } from './Seed.ts';
import { Sessions } from './Sessions.ts';

interface StateOptions {
  readonly seed: Seed;
  readonly environment: Environment;
  readonly dataDir: string;
}

interface States {
  /** The shared state. */
  readonly shared: MockState;
  readonly sessions: Sessions;
}

/** Creates the shared state on disk, and the states of test sessions, which start from the stored data. */
export function createStates({ seed, environment, dataDir }: StateOptions): States {
  const edits = new DiskEdits(dataDir);
  const traffic = new DiskTraffic(dataDir);
  const documents = diskDocuments(dataDir);
  const reports = new DiskReports(dataDir);
  const shared = new MockState(seed, environment, {
    uploads: new DiskUploads(join(dataDir, 'uploads')),
    edits,
    traffic,
    documents,
    ...diskTeamStores(dataDir),
    keys: new DiskKeys(dataDir),
    audit: new DiskAudit(dataDir),
    reports,
    links: new DiskLinks(dataDir),
    accounts: new AccountFile(dataDir),
  });
  const sessions = new Sessions(shared, () => {
    const uploads = new MemoryUploads();
    const stores = {
      edits: new MemoryEdits((id) => edits.stored(id)),
      traffic: new MemoryTraffic((id) => traffic.stored(id)),
      documents: sessionDocuments(documents),
      ...sessionTeamStores(),
      keys: new MemoryKeys(),
      audit: new MemoryAudit(),
      reports: new MemoryReports((projectId, id) => reports.stored(projectId, id)),
      links: new MemoryLinks(),
    };
    return new MockState(seed, environment, { uploads, ...stores });
  });
  return { shared, sessions };
}
