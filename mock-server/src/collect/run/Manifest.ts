import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PROVIDER_IDS, SEARCH_MODES } from '#client/api/schemas/collectProviderSchemas.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { openSealedJson, sealJson } from '#server/store/projectFiles/sealedJson.ts';
import { writeWhole } from '#server/store/projectFiles/writeWhole.ts';
import { makeFolder } from '../collectPaths.ts';
import type { RunFiles } from '../collectPaths.ts';

const platformSchema = v.object({
  name: v.string(),
  provider_id: v.picklist(PROVIDER_IDS),
  model: v.string(),
  search_mode: v.picklist(SEARCH_MODES),
  country: v.nullable(v.string()),
});
export type RunTarget = Readonly<v.InferOutput<typeof platformSchema>>;

/** The plan of a run, frozen at its start. */
const manifestSchema = v.object({
  id: v.string(),
  project_id: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  trigger: v.picklist(['person', 'schedule', 'command']),
  seed: v.number(),
  repeats: v.number(),
  time_zone: v.string(),
  prompts: v.array(v.object({ id: v.string(), text: v.string() })),
  platforms: v.array(platformSchema),
});
export type Manifest = Readonly<v.InferOutput<typeof manifestSchema>>;

/** Writes the manifest before the first request. */
export function writeManifest(files: RunFiles, manifest: Manifest): void {
  makeFolder(files.folder);
  writeWhole(files.manifest, sealJson(manifest));
}

/** Null if there is no valid manifest: with another seed the answers would belong to other prompts. */
export function readManifest(files: RunFiles): Manifest | null {
  if (!existsSync(files.manifest)) return null;
  try {
    const { value, isChanged } = openSealedJson(readFileSync(files.manifest, 'utf8'));
    return isChanged ? null : v.parse(manifestSchema, value);
  } catch {
    return null;
  }
}

/** One prompt on one platform in one repeat. */
export interface Slot {
  readonly index: number;
  /** Index into the manifest's list. */
  readonly platform: number;
  readonly prompt: number;
  /** From 1. */
  readonly repeat: number;
}

/** A seeded pseudo-random generator of numbers from 0 to 1 (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(count: number, seed: number): readonly number[] {
  const draw = drawsOf(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** The slots of a run in the order of asking: platforms alternate, and prompts are shuffled for each repeat, so that repeats are apart. */
export function slotsOf({ prompts, platforms, repeats, seed }: Manifest): readonly Slot[] {
  const slots: Slot[] = [];
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const prompt of shuffled(prompts.length, seed + repeat)) {
      for (let platform = 0; platform < platforms.length; platform += 1) {
        slots.push({ index: slots.length, platform, prompt, repeat });
      }
    }
  }
  return slots;
}

const ID_LENGTH = 16;

/** The id of a slot's answer: deterministic, so that delivery is idempotent. */
export function answerIdOf({ id, prompts, platforms }: Manifest, slot: Slot): string {
  const target = platforms[slot.platform];
  const settings =
    target === undefined ? [] : [target.provider_id, target.model, target.search_mode, target.country ?? ''];
  const parts = [id, ...settings, target?.name ?? '', prompts[slot.prompt]?.id ?? '', slot.repeat];
  return `ans-${hashOf(parts, ID_LENGTH)}`;
}
