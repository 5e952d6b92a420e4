import { existsSync } from 'node:fs';
import type { TimelineEvent } from '#server/analysis/ProjectDefinition.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { StandingBack } from '../reads/StandingBack.ts';
import { ProjectMerger } from './ProjectMerger.ts';

export interface MergeRows {
  readonly dataDir: string;
  readonly projectId: string;
  /** Path of the manifest of the rows' run, or of one of their runs. It is in the project's folder: a recreated project has none. */
  readonly manifest: string;
  /** Answers collected by this server: each has its own id. */
  readonly rows: readonly ImportedRow[];
  readonly events: readonly TimelineEvent[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** In a worker thread: the number of open reads (`OpenReads.shared`) that it yields to. */
  readonly openReads?: Int32Array;
}

export interface MergedRows {
  readonly added: number;
  readonly alreadyThere: number;
}

/**
 * Adds answers to a project like an import of a file: in addition to existing ones, and put in place atomically.
 * @throws ImportStoreError when there is no such project, or another one has its id by now, or its files cannot be read or written.
 */
export async function mergeRows(order: MergeRows): Promise<MergedRows> {
  const { dataDir, projectId, manifest, rows, events, now, openReads } = order;
  const standing = openReads === undefined ? null : new StandingBack(openReads);
  return ProjectLock.hold(dataDir, projectId, async (lock) => {
    if (!existsSync(manifest)) throw new ImportStoreError(`The project ${projectId} was deleted`);
    const merger = new ProjectMerger({
      ...{ dataDir, projectId, now, newEvents: events },
      projectName: readImported(dataDir, projectId).project.name,
      clock: new ZonedClock('UTC'),
      ...{ brands: null, fileName: '', fileHash: '', isAlone: standing !== null },
    });
    try {
      await merger.copyEarlier(() => {
        lock.touch();
        standing?.step();
      });
      for (const row of rows) {
        merger.take(row);
        await merger.room();
      }
      standing?.step();
      await merger.finish();
      merger.commit(new Date(now).toISOString());
      return { added: merger.imported, alreadyThere: merger.alreadyThere };
    } finally {
      merger.discard();
    }
  });
}
