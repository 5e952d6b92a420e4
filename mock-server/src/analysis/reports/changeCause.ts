import type { ChangeItem } from '../../../../client/src/api/overviewSchemas.ts';
import { decompose, type SplitBy } from '../measures/decompose.ts';
import { addDays } from '../scope/dates.ts';
import { stepDate } from './stepDate.ts';
import type { OverviewData } from './overviewData.ts';
import type { MovedMeasure } from './testedChanges.ts';

type Cause = NonNullable<ChangeItem['cause']>;

/** A segment stands out when its effect is at least this share of the change, in the same direction. */
const MOST = 0.5;
/** An event this many days before the step, or on its day, may be what caused it. */
const EVENT_DAYS = 2;

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
  const step = stepDate(data, moved);
  if (step === null) {
    return null;
  }
  const earliest = addDays(step, -EVENT_DAYS);
  const event = data.project.events
    .filter(({ date }) => date >= earliest && date <= step)
    .reduce<{ id: string; date: string } | null>((last, next) => (last && last.date >= next.date ? last : next), null);
  return event === null ? null : { kind: 'event', id: event.id, effect: null };
}

/**
 * The likely cause of a movement: the platform or topic whose effect (rate + mix, Kitagawa 1955) is the largest and at least half
 * of the change; else an event at most 2 days before the day on which the measure stepped; else null.
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
