import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import type { OverviewData } from '../overviewData.ts';
import { changeCause } from './changeCause.ts';
import type { MovedMeasure } from './testedChanges.ts';

const MAX_ITEMS = 7;

function isWhole({ segment }: MovedMeasure): boolean {
  return segment.platform === undefined && segment.topic === undefined;
}

/** Real before maybe, then the larger share of the measure's range; ties: the whole scope before a segment. */
function byImportance(a: MovedMeasure, b: MovedMeasure): number {
  const verdict = Number(b.change.verdict === 'real') - Number(a.change.verdict === 'real');
  return verdict || b.size - a.size || Number(isWhole(b)) - Number(isWhole(a));
}

/** Visibility and share of voice of one segment usually show the same movement. */
export function storyOf(id: MeasureId): MeasureId {
  return id === 'share_of_voice' ? 'visibility' : id;
}

/**
 * Drops segments that repeat an item above them: only the most important platform and the most important topic of a measure are
 * listed; and only the first of visibility and share of voice in one segment.
 */
function withoutRepeats(ranked: readonly MovedMeasure[]): MovedMeasure[] {
  const told = new Set<string>();
  return ranked.filter((moved) => {
    if (isWhole(moved)) {
      return true;
    }
    const { platform, topic } = moved.segment;
    const kind = platform === undefined ? 'topic' : 'platform';
    const keys = [`${storyOf(moved.measureId)} ${String(platform)} ${String(topic)}`, `${moved.measureId} by ${kind}`];
    const repeats = keys.some((key) => told.has(key));
    keys.forEach((key) => told.add(key));
    return !repeats;
  });
}

/** A movement with its likely cause. */
export function changeItemOf(data: OverviewData, moved: MovedMeasure): ChangeItem {
  const { project } = data;
  const { platform, topic } = moved.segment;
  const brandId = project.brands[moved.brand]?.id ?? '';
  const platformId = platform === undefined ? null : (project.platforms[platform]?.id ?? null);
  const topicId = topic === undefined ? null : (project.topics[topic]?.id ?? null);
  return {
    id: [moved.measureId, brandId, platformId ?? '', topicId ?? ''].join('|'),
    measure_id: moved.measureId,
    brand_id: brandId,
    platform_id: platformId,
    topic_id: topicId,
    measure: moved.measure,
    previous: moved.previous,
    change: moved.change,
    cause: changeCause(data, moved),
  };
}

/** All movements except those that repeat another, the most certain and largest first, each with its likely cause. */
export function listedChanges(data: OverviewData, moved: readonly MovedMeasure[]): ChangeItem[] {
  return withoutRepeats([...moved].sort(byImportance)).map((item) => changeItemOf(data, item));
}

/** Whether two movements repeat each other: both of visibility or share of voice, same brand, same segment. */
const isSameStory = (a: MovedMeasure, b: MovedMeasure): boolean =>
  storyOf(a.measureId) === storyOf(b.measureId) &&
  a.brand === b.brand &&
  a.segment.platform === b.segment.platform &&
  a.segment.topic === b.segment.topic;

/** Real movements that the list left out: a measure may have moved on several platforms. */
function furtherReal(ranked: readonly MovedMeasure[], listed: readonly MovedMeasure[]): MovedMeasure[] {
  const further: MovedMeasure[] = [];
  for (const moved of ranked) {
    const isTold = [...listed, ...further].some((one) => isSameStory(one, moved));
    if (moved.change.verdict === 'real' && !isTold) further.push(moved);
  }
  return further;
}

/** "What changed": at most 7 items. If fewer are listed, further platforms and topics with a real movement of a measure are added. */
export function changeItems(data: OverviewData, moved: readonly MovedMeasure[]): ChangeItem[] {
  const ranked = [...moved].sort(byImportance);
  const listed = withoutRepeats(ranked);
  return [...listed, ...furtherReal(ranked, listed)].slice(0, MAX_ITEMS).map((item) => changeItemOf(data, item));
}
