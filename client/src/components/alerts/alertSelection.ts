import type { ListedAlert } from '#client/api/alertSchemas.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';

/** The platform and topic of an alert or a change, as a selection. */
export function placeOf({
  platform_id: platform,
  topic_id: topic,
}: Pick<ListedAlert, 'platform_id' | 'topic_id'>): AnswerSelection {
  return { ...(platform === null ? {} : { platform_id: platform }), ...(topic === null ? {} : { topic_id: topic }) };
}
