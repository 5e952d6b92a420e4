import type {
  CollectRun as RunReply,
  RunFailure,
  RunPlatform,
  RunState,
} from '#client/api/schemas/collectRunSchemas.ts';
import { adviceOf, isFaultKind } from '../adapters/Fault.ts';
import { factsOf, keyNameOf } from '../providers/providerTable.ts';
import type { PlatformTally } from './PlatformTally.ts';
import type { RunTotals } from './RunFold.ts';

const SECOND_MS = 1000;
/** Minimum answers for an estimate of the pace. */
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

/** The counted values, most frequent first. */
function byFrequency<K>(counts: ReadonlyMap<K, number>): K[] {
  return [...counts].sort(([, a], [, b]) => b - a).map(([model]) => model);
}

/** Every model that answered, most frequent first. */
export const modelsServed = ({ models }: PlatformTally): string[] => byFrequency(models);

/** @param lost what requests lost with their process may cost */
function platformOf(
  fold: RunTotals,
  {
    tally,
    platform,
    lost,
  }: { readonly tally: PlatformTally; readonly platform: number; readonly lost: RunTotals['unsettled'] },
): RunPlatform {
  const target = fold.manifest.platforms[platform];
  if (target === undefined) throw new RangeError(`There is no platform ${String(platform)} in this run`);
  const { planned, unsure, truncated, unsearched } = tally;
  const mode = byFrequency(tally.modes)[0] ?? target.search_mode;
  const { ok: done, refused, empty, failed } = tally.ended;
  return {
    ...{ name: target.name, provider_id: target.provider_id, model_asked: target.model },
    models_served: modelsServed(tally),
    search_mode: mode,
    ...{ planned, done, refused, empty, failed, truncated, unsure },
    attempts: fold.attempts[platform] ?? 0,
    cost: lost.reduce((sum, { platform: of, usd }) => sum + (of === platform ? usd : 0), fold.spent[platform] ?? 0),
    unsearched: mode === 'none' ? 0 : unsearched,
    stopped: fold.stops.get(platform) ?? null,
  };
}

/** Failures by platform and reason, most frequent first. */
function failuresOf({ manifest, tallies }: RunTotals): RunFailure[] {
  const failures = manifest.platforms.flatMap(({ name, provider_id: id, model }, platform) =>
    (tallies[platform]?.failures ?? []).map(({ status, reason, isCut, count, detail, wait }): RunFailure => {
      const kind = isFaultKind(reason) ? reason : status === 'refused' ? 'refused' : 'empty';
      return {
        ...{ platform: name, provider_id: id, status, reason, model, count, detail },
        advice: isCut ? 'truncated' : adviceOf({ kind, wait }),
        key_name: keyNameOf(factsOf(id)),
        retry_at: wait === null ? null : new Date(wait).toISOString(),
      };
    }),
  );
  return failures.sort((a, b) => b.count - a.count);
}

/** Seconds until the end at the pace of this session; null without one. */
function etaOf(fold: RunTotals, left: number, now: number): number | null {
  const { doneSinceBegin, begunAt } = fold;
  if (doneSinceBegin < LEAST_FOR_PACE) return null;
  return (left * (now - begunAt)) / doneSinceBegin / SECOND_MS;
}

interface RunContext {
  /** Whether this process, another one or none runs it. */
  readonly asking: 'here' | 'elsewhere' | 'nobody';
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Why it was interrupted, in the reader's language. */
  readonly problem?: string | null;
}

function leftOf({ manifest }: RunTotals, platforms: readonly RunPlatform[]): RunReply['left'] {
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

/** The API's representation of a run. */
export function runView(fold: RunTotals, { asking, now, problem = null }: RunContext): RunReply {
  const { manifest, end, firstAt, lastAt, worked } = fold;
  // Of a run in progress they are on their way.
  const lost = asking === 'nobody' ? fold.unsettled : [];
  const platforms = fold.tallies.map((tally, platform) => platformOf(fold, { tally, platform, lost }));
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
    cost_estimated: fold.isEstimated || lost.length > 0,
    seconds: Math.round(worked / SECOND_MS),
    eta: asking === 'here' ? etaOf(fold, waiting, now) : null,
    share: counts.planned === 0 ? 1 : ended / counts.planned,
    elsewhere: asking === 'elsewhere',
    problem: state === 'interrupted' ? problem : null,
    platforms,
    failures: failuresOf(fold),
    left: leftOf(fold, platforms),
  };
}
