import type { ChangeItem } from '../../../../client/src/api/overviewSchemas.ts';
import { decompose, type SplitBy } from '../measures/decompose.ts';
import { addDays } from '../scope/dates.ts';
import { stepStrengths } from './stepStrengths.ts';
import type { OverviewData } from './overviewData.ts';
import type { MovedMeasure } from './testedChanges.ts';

type Cause = NonNullable<ChangeItem['cause']>;

/** A segment stands out when its effect is at least this share of the change, in the same direction. */
const MOST = 0.5;
/** An event this many days before the step, or on its day, may be what caused it. */
const EVENT_DAYS = 2;
/** With a dozen answers a day the strongest step is often a day off: one this close to it in strength may be the true one. */
const AS_STRONG = 0.8;

function segmentCause(data: OverviewData, moved: MovedMeasure, by: SplitBy): Cause | null {
  const { measureId, brand, segment, change } = moved;
  const split = decompose(data.previousSums, data.sums, measureId, brand, by, segment);
  const top = split?.effects[0];
  if (split === null || top === undefined || split.effects.length < 2) {
    return null;
  }
  const effect = top.rate + top.mix;
  const direction = Math.sign(change.difference);
  if (direction * effect <= 0 || Math.abs(effect) < MOST * Math.abs(split.difference)) {
    return null;
  }
  const item = by === 'platform' ? data.project.platforms[top.platform ?? -1] : data.project.topics[top.topic ?? -1];
  return item === undefined ? null : { kind: by === 'platform' ? 'platform' : 'topic', id: item.id, effect };
}

function eventCause(data: OverviewData, moved: MovedMeasure): Cause | null {
  if (data.project.events.length === 0) {
    return null;
  }
  const strengths = stepStrengths(data, moved);
  const strongest = Math.max(0, ...strengths.values());
  let best: { id: string; strength: number } | null = null;
  // Of two events that may both explain the step, the later, nearer one wins: hence the order and the >= below.
  const events = [...data.project.events].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { id, date } of events) {
    for (let after = 0; after <= EVENT_DAYS; after += 1) {
      const strength = strengths.get(addDays(date, after)) ?? 0;
      if (strength > 0 && strength >= AS_STRONG * strongest && strength >= (best?.strength ?? 0)) {
        best = { id, strength };
      }
    }
  }
  return best === null ? null : { kind: 'event', id: best.id, effect: null };
}

/**
 * The likely cause of a movement: the platform or topic whose effect (rate + mix, Kitagawa 1955) is the largest and at least half
 * of the change; else an event at most 2 days before a day on which the measure may well have stepped; else null.
 * A movement within a platform is split by topic, one within a topic by platform.
 */
export function changeCause(data: OverviewData, moved: MovedMeasure): Cause | null {
  const byPlatform = moved.segment.platform === undefined ? segmentCause(data, moved, 'platform') : null;
  const byTopic = moved.segment.topic === undefined ? segmentCause(data, moved, 'topic') : null;
  if (byPlatform !== null && byTopic !== null) {
    return Math.abs(byTopic.effect ?? 0) > Math.abs(byPlatform.effect ?? 0) ? byTopic : byPlatform;
  }
  return byPlatform ?? byTopic ?? eventCause(data, moved);
}
