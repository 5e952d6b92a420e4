import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { PROVIDER_IDS, SEARCH_MODES } from '#client/api/schemas/collectProviderSchemas.ts';
import { readSealed } from '#server/store/projectFiles/readSealed.ts';
import { sealJson } from '#server/store/projectFiles/sealedJson.ts';
import { writeWhole } from '#server/store/projectFiles/writeWhole.ts';
import { collectFolder, makeFolder, planPath } from '../collectPaths.ts';

const planSchema = v.object({
  platforms: v.array(
    v.object({
      provider_id: v.picklist(PROVIDER_IDS),
      name: v.string(),
      model: v.nullable(v.string()),
      search_mode: v.nullable(v.picklist(SEARCH_MODES)),
      country: v.nullable(v.string()),
    }),
  ),
  repeats: v.number(),
  days: v.array(v.number()),
  hour: v.number(),
  time_zone: v.string(),
  cap_answers: v.number(),
  cap_cost: v.number(),
});
export type Plan = Readonly<v.InferOutput<typeof planSchema>>;

/** The plan of a project; null: none. @throws DamagedFileError if its file is unreadable or its checksum differs */
export function readPlan(dataDir: string, projectId: string): Plan | null {
  const file = planPath(dataDir, projectId);
  return existsSync(file) ? readPlanFile(file) : null;
}

/** Reads a plan file. @throws DamagedFileError if it is unreadable or its checksum differs */
export function readPlanFile(file: string): Plan {
  return readSealed(file, planSchema);
}

/** @throws the file system's error */
export function writePlan(dataDir: string, projectId: string, plan: Plan): void {
  makeFolder(collectFolder(dataDir, projectId));
  writeWhole(planPath(dataDir, projectId), sealJson(plan));
}
