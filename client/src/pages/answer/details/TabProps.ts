import type { PromptDetail } from '../../../api/detailSchemas.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import type { PromptDetailsQuery } from './promptDetailsSearch.ts';
import type { MoveOnPage } from './usePromptDetails.ts';

/** What every tab of the page is given. */
export interface TabProps {
  readonly detail: PromptDetail;
  readonly place: PromptDetailsQuery;
  readonly move: MoveOnPage;
  /** Opens answers to this prompt. */
  readonly onOpen: (selection: AnswerSelection) => void;
}
