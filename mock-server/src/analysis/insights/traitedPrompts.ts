import type { TraitedPrompt } from '#client/api/userInsightSchemas.ts';
import { answerMeasure } from '../measures/answerMeasures.ts';
import { OK } from '../table/AnswerTable.ts';
import { groupBy, membersOf, type Groups } from '../table/groupBy.ts';
import type { InsightData } from './groupData.ts';

/** Ok rows of the scope by prompt. */
export function okRowsByPrompt({ table, rows, project }: Pick<InsightData, 'table' | 'rows' | 'project'>): Groups {
  const ok = rows.filter((row) => table.status[row] === OK);
  return groupBy(ok, project.prompts.length, (row) => table.prompt[row] ?? 0);
}

/** A prompt (an index) with the traits of its asker; its visibility treats answers as independent runs (k is 1). */
export function traitedPrompt({ table, project, traits }: InsightData, rows: Groups, prompt: number): TraitedPrompt {
  const of = traits[prompt];
  const head = project.prompts[prompt];
  const own = membersOf(rows, prompt);
  return {
    id: head?.id ?? '',
    text: head?.text ?? '',
    topic_id: head?.topic_id ?? null,
    persona_id: of?.persona ?? 'general',
    persona_source: of?.personaSource ?? 'rule',
    stage: of?.stage ?? 'awareness',
    stage_source: of?.stageSource ?? 'rule',
    region: of?.region ?? null,
    language: of?.language ?? 'other',
    answers: own.length,
    visibility: answerMeasure(table, own, 'visibility'),
  };
}
