import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import type { ImportEntry } from '#server/store/projectFiles/storedSchemas.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { ProjectMerger } from './ProjectMerger.ts';

export type UndoRequest = {
  readonly dataDir: string;
  readonly projectId: string;
  readonly importId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Number of answers removed and left. */
export type UndoneImport = { readonly removed: number; readonly left: number };

/** The imports of a project that can be undone, oldest first. @throws ImportStoreError when its files cannot be read. */
export function importsOf(dataDir: string, projectId: string): readonly ImportEntry[] {
  return readImported(dataDir, projectId).project.imports ?? [];
}

/**
 * Removes an import from a project: its answers, unless another file contains them too, and the prompts, platforms and topics that nothing
 * else refers to. People's edits stay.
 * @throws ImportStoreError when there is no such import, or the project's files cannot be read or written.
 */
export async function undoImport(request: UndoRequest): Promise<UndoneImport> {
  const { dataDir, projectId, importId, now } = request;
  return ProjectLock.hold(dataDir, projectId, async (lock) => {
    const { name: projectName, answer_count: before } = readImported(dataDir, projectId).project;
    const clock = new ZonedClock('UTC');
    const merger = new ProjectMerger({
      projectName,
      projectId,
      dataDir,
      clock,
      brands: null,
      fileName: '',
      fileHash: '',
      now,
      undo: importId,
    });
    try {
      if (merger.replaced === null) throw new ImportStoreError(`There is no import ${importId}`);
      await merger.copyEarlier(() => lock.touch());
      await merger.finish();
      merger.commit(new Date(now).toISOString());
      const left = merger.figures.totals.answers;
      return { removed: before - left, left };
    } finally {
      merger.discard();
    }
  });
}
