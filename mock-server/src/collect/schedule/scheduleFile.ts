import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { readSealed } from '#server/store/projectFiles/readSealed.ts';
import { sealJson } from '#server/store/projectFiles/sealedJson.ts';
import { writeWhole } from '#server/store/projectFiles/writeWhole.ts';
import { collectFolder, makeFolder, schedulePath } from '../collectPaths.ts';

const scheduleSchema = v.object({
  /** Time up to which runs were started or recorded as missed, in milliseconds since 1970. */
  seen_at: v.number(),
  missed: v.array(v.object({ due_at: v.string(), noticed_at: v.string() })),
});
export type ScheduleFile = Readonly<v.InferOutput<typeof scheduleSchema>>;

const MOST_MISSED = 20;

/** Null: no schedule file. @throws DamagedFileError if it is unreadable or its checksum differs */
export function readSchedule(dataDir: string, projectId: string): ScheduleFile | null {
  const file = schedulePath(dataDir, projectId);
  return existsSync(file) ? readScheduleFile(file) : null;
}

/** Reads a schedule file. @throws DamagedFileError if it is unreadable or its checksum differs */
export function readScheduleFile(file: string): ScheduleFile {
  return readSealed(file, scheduleSchema);
}

/** Stores the newest missed runs. @throws the file system's error */
export function writeSchedule(dataDir: string, projectId: string, schedule: ScheduleFile): void {
  makeFolder(collectFolder(dataDir, projectId));
  const kept = { ...schedule, missed: schedule.missed.slice(0, MOST_MISSED) };
  writeWhole(schedulePath(dataDir, projectId), sealJson(kept));
}
