import type { ActionSelection, ActionSubject } from '#client/api/actionSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import { changeItemOf, listedChanges, storyOf } from '../reports/changes/changeItems.ts';
import { everyChange, testedChanges } from '../reports/changes/testedChanges.ts';
import { OK } from '../table/AnswerTable.ts';
import type { ActionData } from './ActionData.ts';
import { datesOf, figureOf, subjectOf } from './subjectOf.ts';

/** A higher position number is worse. */
function isWorse({ measure_id: id, change }: ChangeItem): boolean {
  return id === 'average_position' ? change.difference > 0 : change.difference < 0;
}

/** The change as a share of the measure's range; a position is at most the number of tracked brands. */
function shareMoved({ measure_id: id, change }: ChangeItem, brandCount: number): number {
  const width = id === 'average_position' ? Math.max(1, brandCount - 1) : id === 'net_sentiment' ? 2 : 1;
  return Math.abs(change.difference) / width;
}

/**
 * Selects the answers behind a drop of the measure. For shares these include answers that do not name the brand: fewer mentions are the
 * drop.
 */
function evidenceOf(id: MeasureId, ownId: string): Omit<ActionSelection, 'start_time' | 'end_time'> {
  if (id === 'visibility' || id === 'share_of_voice') return { status: 'ok' };
  return id === 'citation_rate' ? { cites: 'any' } : measureSelection(id, ownId);
}

function dropAction(data: ActionData, item: ChangeItem): ActionSubject {
  const { project, table } = data;
  const { measure_id: id, measure, previous, change, cause, platform_id: platformId, topic_id: topicId } = item;
  const ownId = project.brands[0]?.id ?? '';
  const platform = project.platforms.findIndex((one) => one.id === platformId);
  const topic = project.topics.findIndex((one) => one.id === topicId);
  const isOfSlice = (row: number): boolean =>
    table.status[row] === OK &&
    (platformId === null || table.platform[row] === platform) &&
    (topicId === null || table.topic[row] === topic);
  const dates = datesOf(data);
  const place = {
    ...(platformId === null ? {} : { platform_id: platformId }),
    ...(topicId === null ? {} : { topic_id: topicId }),
  };
  return subjectOf(data, {
    id: `investigate_drop|${item.id}`,
    rule: 'investigate_drop',
    kind: 'investigate',
    about: [],
    topic_id: topicId,
    platform_id: platformId,
    measure_id: id,
    mostly_in: cause === null || cause.kind === 'event' ? null : { kind: cause.kind, id: cause.id },
    figures: [
      figureOf({
        id: 'moved',
        brand_id: ownId,
        measure_id: id,
        measure,
        previous,
        change,
        selection: { ...dates, ...measureSelection(id, ownId), ...place },
      }),
    ],
    answers: id === 'share_of_voice' ? data.rows.filter(isOfSlice).length : measure.n,
    atStake: shareMoved(item, table.brandCount) * measure.n,
    selection: { ...dates, ...evidenceOf(id, ownId), ...place },
    effort: 'small',
    firstRow: data.rows.find(isOfSlice),
  });
}

/**
 * Whether a known event explains a movement: its own event or, if the movement is mostly in one platform or topic, the event of the same
 * movement there. A platform or a topic alone says where, not why.
 */
function isExplained({ measure_id: id, change, cause }: ChangeItem, all: readonly ChangeItem[]): boolean {
  if (cause === null || cause.kind === 'event') return cause !== null;
  return all.some(
    (other) =>
      (cause.kind === 'platform' ? other.platform_id : other.topic_id) === cause.id &&
      storyOf(other.measure_id) === storyOf(id) &&
      other.change.difference * change.difference > 0 &&
      other.cause?.kind === 'event',
  );
}

/** A drop in an alert: the measure of the own brand, and its platform or topic. */
export interface AlertedDrop {
  readonly measure_id: MeasureId;
  readonly platform_id: string | null;
  readonly topic_id: string | null;
}

/**
 * investigate_drop: a drop of the own brand in an alert, without a known cause: no event is near its step (see changeCause), nor
 * near that of the platform or topic that accounts for most of it. Only the most important part of a measure is reported. Evidence: the
 * answers behind the measure.
 */
export function dropActions(data: ActionData, drops: readonly AlertedDrop[], most: number): ActionSubject[] {
  const all = testedChanges(data)
    .filter(({ brand }) => brand === 0)
    .map((one) => changeItemOf(data, one));
  const alerted = new Set(drops.map(keyOf));
  const every = everyChange(data).map(({ moved }) => moved);
  const told = every.filter((one) => {
    const { platform, topic } = one.segment;
    if (one.brand !== 0) return false;
    const platform_id = data.project.platforms[platform ?? -1]?.id ?? null;
    const topic_id = data.project.topics[topic ?? -1]?.id ?? null;
    return alerted.has(keyOf({ measure_id: one.measureId, platform_id, topic_id }));
  });
  return listedChanges(data, told)
    .filter((item) => isWorse(item) && !isExplained(item, all))
    .map((item) => dropAction(data, item))
    .slice(0, most);
}

const keyOf = ({ measure_id: id, platform_id: platform, topic_id: topic }: AlertedDrop): string =>
  JSON.stringify([id, platform, topic]);
