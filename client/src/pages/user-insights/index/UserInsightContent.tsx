import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { UserInsight } from '#client/api/userInsightSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import grid from '../InsightPage.module.scss';
import type { InsightSearch } from '../userInsightSearch.ts';
import { InsightTabs } from './InsightTabs.tsx';
import { PersonaMatrix } from './PersonaMatrix.tsx';
import { UnmetPanel } from './UnmetPanel.tsx';
import type { InsightMove } from './useUserInsightPage.ts';

/** What every part of the page is given. */
export interface InsightPartProps {
  readonly report: UserInsight;
  readonly searchState: InsightSearch;
  readonly filters: FilterQuery;
  readonly onMove: InsightMove;
  /** Opens the answers behind a figure. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The page laid out: who and when first, then what is asked. */
export function UserInsightContent(part: InsightPartProps) {
  return (
    <div className={grid['grid']}>
      <PersonaMatrix className={grid['main']} {...part} />
      <UnmetPanel className={grid['side']} {...part} />
      <InsightTabs className={grid['wide']} {...part} />
    </div>
  );
}
