import type { ExpandedQuestion } from '#client/api/expandSchemas.ts';
import { intentSchema } from '#client/api/promptSchemas.ts';
import { stages } from '#client/api/stageSchemas.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import { expandOrigins } from './expandSearch.ts';
import type { ExpandSearch, QuestionSort } from './expandSearch.ts';
import { questionState, questionStates } from './questionState.ts';

function keyOf(question: ExpandedQuestion, sort: QuestionSort): number | string | null {
  switch (sort) {
    case 'text':
      return question.text;
    case 'topic':
      return question.topic === '' ? null : question.topic;
    case 'seen':
      return question.answers;
    case 'state':
      return questionStates.indexOf(questionState(question));
    case 'origin':
      return expandOrigins.findIndex((origin) => origin === question.origin);
    case 'intent':
      return intentSchema.options.findIndex((intent) => intent === question.intent);
    case 'stage':
      return stages.findIndex((stage) => stage === question.stage);
  }
}

/** The questions that match the filters, sorted. */
export function questionRows(
  list: readonly ExpandedQuestion[],
  { origin, onlyNew, q, sort }: Pick<ExpandSearch, 'origin' | 'onlyNew' | 'q' | 'sort'>,
): readonly ExpandedQuestion[] {
  const matches = createWordMatcher(q);
  const found = list.filter(
    (question) =>
      (origin === null || question.origin === origin) &&
      (!onlyNew || questionState(question) === 'new') &&
      matches(question.text),
  );
  return sortRows(found, sort, keyOf);
}
