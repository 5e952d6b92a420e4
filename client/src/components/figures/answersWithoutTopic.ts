import type { TopicTable } from '#client/api/answerIndexSchemas.ts';

/**
 * Number of usable answers in the scope whose prompts have no topic, and so no row in a table of topics. 0 if the table lists only
 * some of the topics, because the number is then unknown.
 */
export function answersWithoutTopic({ list, total, scope }: Pick<TopicTable, 'list' | 'total' | 'scope'>): number {
  if (list.length < total) return 0;
  return Math.max(0, scope.answers.ok - list.reduce((sum, { answers }) => sum + answers, 0));
}
