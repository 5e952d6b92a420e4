import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { ExpandControls } from './ExpandControls.tsx';
import { NoSelection } from './NoSelection.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SelectedQuestionsPanel } from './SelectedQuestionsPanel.tsx';
import { useExpandPage } from './useExpandPage.ts';
import styles from './ExpandPage.module.scss';

/** From keywords to questions: related questions, their gain and their cost. */
export const ExpandPage = observer(function ExpandPage() {
  const intl = useIntl();
  const page = useExpandPage();
  const { searchState, expansion, drawer } = page;
  const title = intl.formatMessage({ id: 'keywords.expand.title' });
  const unknown = isMissing(expansion.error, 'ids');
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <ExpandControls page={page} />
      {searchState.ids.length === 0 || unknown ? (
        <NoSelection page={page} unknown={unknown} />
      ) : (
        <LoadPanel query={expansion} what={title} skeleton={<RowsSkeleton framed />}>
          {(found) => (
            <div className={styles['split']}>
              <QuestionList page={page} expansion={found} />
              <MayEdit>
                <SelectedQuestionsPanel page={page} expansion={found} />
              </MayEdit>
            </div>
          )}
        </LoadPanel>
      )}
      <AnswersDrawerHost control={drawer} filters={page.window} />
    </div>
  );
});
