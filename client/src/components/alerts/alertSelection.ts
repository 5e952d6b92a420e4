import type { ListedAlert } from '../../api/alertSchemas.ts';
import type { AnswerSelection } from '../answers/answerSearch.ts';

/** Where an alert, or a change, takes place. */
export function placeOf({
  platform_id: platform,
  topic_id: topic,
}: Pick<ListedAlert, 'platform_id' | 'topic_id'>): AnswerSelection {
  return { ...(platform === null ? {} : { platform_id: platform }), ...(topic === null ? {} : { topic_id: topic }) };
}
