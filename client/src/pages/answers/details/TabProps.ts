import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import type { PromptDetailsSearch } from './promptDetailsSearch.ts';
import type { MoveOnPage } from './usePromptDetails.ts';

/** Props of every tab of the page. */
export interface TabProps {
  readonly detail: PromptDetail;
  readonly searchState: PromptDetailsSearch;
  readonly updateSearch: MoveOnPage;
  /** Opens answers to this prompt. */
  readonly onOpen: (selection: AnswerSelection) => void;
}
