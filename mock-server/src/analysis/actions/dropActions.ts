import type { ActionSelection, ActionSubject } from '#client/api/actionSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import { changeItemOf, listedChanges } from '../reports/changeItems.ts';
import { everyChange, testedChanges } from '../reports/testedChanges.ts';
import { OK } from '../table/AnswerTable.ts';
import type { ActionData } from './ActionData.ts';
import { datesOf, figureOf, subjectOf } from './subjectOf.ts';

/** A lower place is a higher number. */
function isWorse({ measure_id: id, change }: ChangeItem): boolean {
  return id === 'average_position' ? change.difference > 0 : change.difference < 0;
}

/** How far it moved as a share of what it can move over; a place is one of the tracked brands. */
function shareMoved({ measure_id: id, change }: ChangeItem, brandCount: number): number {
  const width = id === 'average_position' ? Math.max(1, brandCount - 1) : id === 'net_sentiment' ? 2 : 1;
  return Math.abs(change.difference) / width;
}

/** The answers that a fall of the measure stands on. A share stands on those that do not name us as well: fewer name us, that is the fall. */
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

/** Visibility and share of voice mostly tell one story. */
function storyOf(id: MeasureId): MeasureId {
  return id === 'share_of_voice' ? 'visibility' : id;
}

/**
 * Whether an event is known that explains a movement: its own, or, where it lies mostly in one platform or topic, the event of the same
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

/** A fall that an alert tells of: of which measure of ours, and where. */
export interface AlertedDrop {
  readonly measure_id: MeasureId;
  readonly platform_id: string | null;
  readonly topic_id: string | null;
}

/**
 * investigate_drop: a fall of ours that an alert tells of, without a known cause: no event stands near its step (see changeCause), nor
 * near that of the platform or topic that carries most of it. Of the parts of a measure only the most important is told. Evidence: the
 * answers the measure stands on.
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
