import type { ExpandedQuestion } from '../../../api/expandSchemas.ts';
import { intentSchema } from '../../../api/promptSchemas.ts';
import { stages } from '../../../api/stageSchemas.ts';
import { orderRows } from '../orderRows.ts';
import { wordsTest } from '../wordsTest.ts';
import { expandOrigins } from './expandSearch.ts';
import type { ExpandPlace, QuestionSort } from './expandSearch.ts';
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

/** The questions that fit what was chosen, in the order chosen. */
export function questionRows(
  list: readonly ExpandedQuestion[],
  { origin, onlyNew, q, sort }: Pick<ExpandPlace, 'origin' | 'onlyNew' | 'q' | 'sort'>,
): readonly ExpandedQuestion[] {
  const fits = wordsTest(q);
  const found = list.filter(
    (question) =>
      (origin === null || question.origin === origin) &&
      (!onlyNew || questionState(question) === 'new') &&
      fits(question.text),
  );
  return orderRows(found, sort, keyOf);
}
