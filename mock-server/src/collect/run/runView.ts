import type { CollectRun as RunReply, RunFailure, RunPlatform, RunState } from '#client/api/schemas/collectSchemas.ts';
import { adviceOf, isFaultKind } from '../adapters/Fault.ts';
import { factsOf, keyNameOf } from '../providers/providerTable.ts';
import type { DoneLine } from './journalLines.ts';
import type { RunTarget } from './Manifest.ts';
import type { RunFold } from './RunFold.ts';

const SECOND_MS = 1000;
/** Fewer answers tell no pace. */
const LEAST_FOR_PACE = 3;

type Counts = Pick<
  RunPlatform,
  'planned' | 'done' | 'refused' | 'empty' | 'failed' | 'truncated' | 'unsearched' | 'unsure' | 'attempts' | 'cost'
>;

const NONE: Counts = {
  ...{ planned: 0, done: 0, refused: 0, empty: 0, failed: 0, truncated: 0, unsearched: 0, unsure: 0 },
  ...{ attempts: 0, cost: 0 },
};

function add(sum: Counts, one: Counts): Counts {
  return {
    planned: sum.planned + one.planned,
    done: sum.done + one.done,
    refused: sum.refused + one.refused,
    empty: sum.empty + one.empty,
    failed: sum.failed + one.failed,
    truncated: sum.truncated + one.truncated,
    unsearched: sum.unsearched + one.unsearched,
    unsure: sum.unsure + one.unsure,
    attempts: sum.attempts + one.attempts,
    cost: sum.cost + one.cost,
  };
}

/** The slots of one platform. */
interface PlatformSlots {
  planned: number;
  unsure: number;
  /** How those ended that did, in the order of asking. */
  readonly ended: DoneLine[];
}

/** By platform, in one go: a run may have a hundred thousand slots, and is looked at every few seconds. */
function slotsByPlatform({ manifest, slots, states }: RunFold): readonly PlatformSlots[] {
  const all = manifest.platforms.map((): PlatformSlots => ({ planned: 0, unsure: 0, ended: [] }));
  for (const { index, platform } of slots) {
    const own = all[platform];
    const state = states[index];
    if (own === undefined) continue;
    own.planned += 1;
    if (state?.kind === 'open') own.unsure += 1;
    else if (state?.kind === 'done') own.ended.push(state.line);
  }
  return all;
}

function countsOf(fold: RunFold, platform: number, { planned, unsure, ended }: PlatformSlots): Counts {
  const counts = { ok: 0, refused: 0, empty: 0, failed: 0, truncated: 0, unsearched: 0 };
  for (const { status, truncated, searched } of ended) {
    counts[status] += 1;
    if (status === 'ok' && truncated) counts.truncated += 1;
    if (status === 'ok' && searched === false) counts.unsearched += 1;
  }
  const { ok: done, ...others } = counts;
  return {
    ...{ planned, done, ...others, unsure },
    attempts: fold.attempts[platform] ?? 0,
    cost: fold.spent[platform] ?? 0,
  };
}

/** Every model that answered, the most frequent first. */
export function modelsServed(lines: readonly DoneLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { model } of lines) if (model !== '') counts.set(model, (counts.get(model) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([model]) => model);
}

function platformOf(fold: RunFold, target: RunTarget, platform: number, slots: PlatformSlots): RunPlatform {
  const isAsked = target.search_mode !== 'none';
  const counts = countsOf(fold, platform, slots);
  return {
    ...{ name: target.name, provider_id: target.provider_id, model_asked: target.model },
    models_served: modelsServed(slots.ended),
    search_mode: target.search_mode,
    ...counts,
    unsearched: isAsked ? counts.unsearched : 0,
    stopped: fold.stops.get(platform) ?? null,
  };
}

/** What went wrong, by platform and reason, the most frequent first. */
function failuresOf({ manifest }: RunFold, slots: readonly PlatformSlots[]): RunFailure[] {
  const groups = new Map<string, RunFailure>();
  manifest.platforms.forEach(({ name, provider_id: id, model }, platform) => {
    for (const line of slots[platform]?.ended ?? []) {
      const isCut = line.truncated && line.status === 'ok';
      if (line.status === 'ok' && !isCut) continue;
      const { status, reason, detail, wait } = line;
      const key = JSON.stringify([platform, status, reason]);
      const known = groups.get(key);
      const kind = isFaultKind(reason) ? reason : status === 'refused' ? 'refused' : 'empty';
      groups.set(key, {
        ...{ platform: name, provider_id: id, status, reason, model },
        count: (known?.count ?? 0) + 1,
        advice: isCut ? 'truncated' : adviceOf({ kind, wait }),
        key_name: keyNameOf(factsOf(id)),
        detail: detail || (known?.detail ?? ''),
        retry_at: wait === null ? (known?.retry_at ?? null) : new Date(wait).toISOString(),
      });
    }
  });
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** Seconds until the end at the pace of this session; null while there is none. */
function etaOf(fold: RunFold, left: number, now: number): number | null {
  const { doneSinceBegin, begunAt } = fold;
  if (doneSinceBegin < LEAST_FOR_PACE) return null;
  return (left * (now - begunAt)) / doneSinceBegin / SECOND_MS;
}

export interface RunContext {
  /** This process asks, another does, or nobody. */
  readonly asking: 'here' | 'elsewhere' | 'nobody';
  /** Milliseconds since 1970. */
  readonly now: number;
}

function leftOf({ manifest }: RunFold, platforms: readonly RunPlatform[]): RunReply['left'] {
  const lefts = platforms.map((each) => each.planned - each.done - each.refused - each.empty);
  const answers = lefts.reduce((sum, left) => sum + left, 0);
  if (answers === 0) return null;
  const cost = (bound: 'low' | 'typical' | 'high'): number =>
    lefts.reduce((sum, left, index) => {
      const target = manifest.platforms[index];
      return sum + (target === undefined ? 0 : left * factsOf(target.provider_id).price[bound]);
    }, 0);
  return { answers, cost: { low: cost('low'), typical: cost('typical'), high: cost('high') } };
}

/** A run as it travels. */
export function runView(fold: RunFold, { asking, now }: RunContext): RunReply {
  const { manifest, end, firstAt, lastAt, worked } = fold;
  const slots = slotsByPlatform(fold);
  const platforms = slots.flatMap((own, platform) => {
    const target = manifest.platforms[platform];
    return target === undefined ? [] : [platformOf(fold, target, platform, own)];
  });
  const counts = platforms.reduce<Counts>(add, NONE);
  const ended = counts.done + counts.refused + counts.empty + counts.failed;
  const state: RunState = asking === 'nobody' ? (end?.state ?? 'interrupted') : 'running';
  const waiting = counts.planned - ended - counts.unsure;
  const isOver = state !== 'running' && state !== 'paused' && state !== 'interrupted';
  return {
    id: manifest.id,
    started_at: firstAt === null ? manifest.created_at : new Date(firstAt).toISOString(),
    ended_at: isOver ? new Date(lastAt).toISOString() : null,
    trigger: manifest.trigger,
    state,
    partial: state === 'running' ? null : (end?.partial ?? null),
    ...counts,
    cost_estimated: fold.isEstimated,
    seconds: Math.round(worked / SECOND_MS),
    eta: asking === 'here' ? etaOf(fold, waiting, now) : null,
    share: counts.planned === 0 ? 1 : ended / counts.planned,
    elsewhere: asking === 'elsewhere',
    platforms,
    failures: failuresOf(fold, slots),
    left: leftOf(fold, platforms),
  };
}
