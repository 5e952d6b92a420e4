import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PROVIDER_IDS, SEARCH_MODES } from '#client/api/schemas/collectSchemas.ts';
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

/** The plan of a project; null when none was made, or none that can be read. */
export function readPlan(dataDir: string, projectId: string): Plan | null {
  const file = planPath(dataDir, projectId);
  if (!existsSync(file)) return null;
  try {
    return v.parse(planSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** @throws the file system's error */
export function writePlan(dataDir: string, projectId: string, plan: Plan): void {
  makeFolder(collectFolder(dataDir, projectId));
  writeWhole(planPath(dataDir, projectId), `${JSON.stringify(plan)}\n`);
}
