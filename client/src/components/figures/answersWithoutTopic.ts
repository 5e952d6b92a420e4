import type { TopicTable } from '../../api/answerIndexSchemas.ts';

/**
 * Usable answers whose prompts have no topic: those of the scope that no row of a table of topics counts. 0 where the table lacks
 * topics too, for then nobody can tell.
 */
export function answersWithoutTopic({ list, total, scope }: Pick<TopicTable, 'list' | 'total' | 'scope'>): number {
  if (list.length < total) return 0;
  return Math.max(0, scope.answers.ok - list.reduce((sum, { answers }) => sum + answers, 0));
}
