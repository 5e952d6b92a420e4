import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeWhole } from '#server/store/projectFiles/writeWhole.ts';
import { collectFolder, makeFolder } from '../collectPaths.ts';

const scheduleSchema = v.object({
  /** Up to when rounds were begun or noticed as missed, in milliseconds since 1970. */
  seen_at: v.number(),
  missed: v.array(v.object({ due_at: v.string(), noticed_at: v.string() })),
});
export type ScheduleFile = Readonly<v.InferOutput<typeof scheduleSchema>>;

const MOST_MISSED = 20;
const pathOf = (dataDir: string, projectId: string): string => join(collectFolder(dataDir, projectId), 'schedule.json');

/** Null when nobody kept one. */
export function readSchedule(dataDir: string, projectId: string): ScheduleFile | null {
  const file = pathOf(dataDir, projectId);
  if (!existsSync(file)) return null;
  try {
    return v.parse(scheduleSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps the newest missed rounds. @throws the file system's error */
export function writeSchedule(dataDir: string, projectId: string, schedule: ScheduleFile): void {
  makeFolder(collectFolder(dataDir, projectId));
  const kept = { ...schedule, missed: schedule.missed.slice(0, MOST_MISSED) };
  writeWhole(pathOf(dataDir, projectId), `${JSON.stringify(kept)}\n`);
}
