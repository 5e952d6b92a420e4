import type { ChangeItem } from '#client/api/reportSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import { decompose, type SplitBy } from '#server/analysis/measures/decompose.ts';
import { columnsOf } from '#server/analysis/measures/measureKinds.ts';
import { clustersOf } from '#server/analysis/measures/promptClusters.ts';
import type { Segment } from '#server/analysis/measures/Segment.ts';
import type { OverviewData } from '../overviewData.ts';
import { canCause } from './eventSubjects.ts';
import { stepStrengths } from './stepStrengths.ts';
import type { MovedMeasure } from './testedChanges.ts';

type Cause = NonNullable<ChangeItem['cause']>;

/** A segment is said to make most of a change if it accounts for more than this share of it, in the same direction. */
const MOST = 0.5;
/** Floating-point error: exactly half is not most. */
const ALMOST = 1e-9;
/** An event up to this many days before the step, or on its day, may be its cause. */
const EVENT_DAYS = 2;
/** With a dozen answers a day the strongest step is often a day off: a day with at least this share of its strength may be the true one. */
const AS_STRONG = 0.8;

/** The movement's segment, limited to prompts with a denominator in both periods: the change and its verdict are based on these. */
function pairedSegment({ previousSums, sums }: OverviewData, { measureId, brand, segment }: MovedMeasure): Segment {
  const [was, is] = [previousSums, sums].map((one) => clustersOf(one, columnsOf(measureId, one), brand, segment).den);
  return {
    ...segment,
    prompts: Uint8Array.from(is ?? [], (size, prompt) => Number(size > 0 && (was?.[prompt] ?? 0) > 0)),
  };
}

function segmentCause(data: OverviewData, moved: MovedMeasure, within: Segment, by: SplitBy): Cause | null {
  const { measureId, brand, change } = moved;
  const split = decompose(data.previousSums, data.sums, measureId, brand, by, within);
  const top = split?.effects[0];
  if (split === null || top === undefined || split.effects.length < 2) {
    return null;
  }
  const effect = top.rate + top.mix;
  const direction = Math.sign(change.difference);
  if (direction * effect <= 0 || Math.abs(effect) <= (MOST + ALMOST) * Math.abs(split.difference)) {
    return null;
  }
  const item = by === 'platform' ? data.project.platforms[top.platform ?? -1] : data.project.topics[top.topic ?? -1];
  return item === undefined ? null : { kind: by === 'platform' ? 'platform' : 'topic', id: item.id, effect };
}

/** Strength of the step that an event may have caused: the strongest day from the event's to 2 days after it. */
function strengthAfter(date: string, strengths: ReadonlyMap<string, number>): number {
  const days = Array.from({ length: EVENT_DAYS + 1 }, (_, after) => strengths.get(addDays(date, after)) ?? 0);
  return Math.max(...days);
}

function eventCause(data: OverviewData, moved: MovedMeasure): Cause | null {
  const { project, platforms } = data;
  const events = project.events.filter((event) => canCause(project, event, moved, platforms));
  if (events.length === 0) {
    return null;
  }
  const strengths = stepStrengths(data, moved);
  const strongest = Math.max(0, ...strengths.values());
  const fitting = events
    .map(({ id, date }) => ({ id, date, strength: strengthAfter(date, strengths) }))
    .filter(({ strength }) => strength > 0 && strength >= AS_STRONG * strongest)
    .sort((a, b) => b.strength - a.strength || (a.date < b.date ? 1 : -1));
  const [first, ...others] = fitting.map(({ id }) => id);
  if (first === undefined) return null;
  return { kind: 'event', id: first, effect: null, ...(others.length === 0 ? {} : { also: others }) };
}

/**
 * The likely cause of a movement: the platform or topic whose effect (rate + mix, Kitagawa 1955) is the largest and more than half of the
 * change, among the prompts that the change is based on; else the events that can be its cause (eventSubjects) and are at most 2 days
 * before a day of a likely step of the measure, all of them if several fit; else null.
 * A movement within a platform is split by topic, one within a topic by platform.
 */
export function changeCause(data: OverviewData, moved: MovedMeasure): Cause | null {
  const within = pairedSegment(data, moved);
  const byPlatform = moved.segment.platform === undefined ? segmentCause(data, moved, within, 'platform') : null;
  const byTopic = moved.segment.topic === undefined ? segmentCause(data, moved, within, 'topic') : null;
  if (byPlatform !== null && byTopic !== null) {
    return Math.abs(byTopic.effect ?? 0) > Math.abs(byPlatform.effect ?? 0) ? byTopic : byPlatform;
  }
  return byPlatform ?? byTopic ?? eventCause(data, moved);
}
