import { rmSync } from 'node:fs';
import { keepBackup } from '../projectFiles/backups.ts';
import { fileVersion } from '../projectFiles/fileVersion.ts';
import { editsPath } from '../projectFiles/projectPaths.ts';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { editsSchema } from '../projectFiles/storedSchemas.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** A version that changes at each write of an imported project's edits; null without any. */
export function editsVersion(dataDir: string, id: string): string | null {
  return fileVersion(editsPath(dataDir, id));
}

/**
 * Reads the edits of an imported project. They have a file of their own, so that a concurrent import, which rewrites the project,
 * loses none. @throws ImportStoreError when it cannot be read.
 */
export function readEdits(dataDir: string, id: string): ProjectEdits {
  const read = readSealed(editsPath(dataDir, id), editsSchema);
  const { changed, deleted, keywords, sourceTypes, topicNames, hiddenTopics, tagNames, ...others } = read;
  return {
    ...others,
    ...{ changed: new Map(changed), deleted: new Set(deleted) },
    ...{ keywords: new Map(keywords), sourceTypes: new Map(sourceTypes) },
    ...{ topicNames: new Map(topicNames), hiddenTopics: new Set(hiddenTopics), tagNames: new Map(tagNames) },
  };
}

/** Edits with arrays in place of Maps and Sets, for JSON. */
export function editLists(edits: ProjectEdits): object {
  const { changed, deleted, keywords, sourceTypes, topicNames, hiddenTopics, tagNames, ...others } = edits;
  return {
    ...others,
    ...{ changed: [...changed], deleted: [...deleted] },
    ...{ keywords: [...keywords], sourceTypes: [...sourceTypes] },
    ...{ topicNames: [...topicNames], hiddenTopics: [...hiddenTopics], tagNames: [...tagNames] },
  };
}

/** Writes the edits atomically; removes the file when there are none. */
export function writeEdits(dataDir: string, id: string, edits: ProjectEdits): void {
  const file = editsPath(dataDir, id);
  if (edits === NO_EDITS) {
    rmSync(file, { force: true });
    return;
  }
  keepBackup(file);
  writeWhole(file, sealJson(editLists(edits)));
}
