import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { PrintButton } from '../../../components/print/PrintButton.tsx';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { AnswerIndexContent } from './AnswerIndexContent.tsx';
import styles from './AnswerIndexPage.module.scss';
import { AnswerIndexSkeleton } from './AnswerIndexSkeleton.tsx';
import { useAnswerIndexPage } from './useAnswerIndexPage.ts';

export { answerIndexAhead } from './answerIndexAhead.ts';

/** The answers of the engines in every cut: by platform, prompt, topic and source, to the single answer. */
export const AnswerIndexPage = observer(function AnswerIndexPage() {
  const intl = useIntl();
  const { place, filters, report, drawer, move } = useAnswerIndexPage();
  const title = intl.formatMessage({ id: 'answerIndex.title' });
  return (
    <div className={styles['page']}>
      <FilterBar filters={filters} title={title} span={report.data === undefined ? null : spanOf(report.data.scope)}>
        <ExportMenu query={filters.query} />
        <PrintButton />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<AnswerIndexSkeleton />}>
        {(index) =>
          index.scope.answers.ok === 0 ? (
            <EmptyScope scope={index.scope} filters={filters} />
          ) : (
            <AnswerIndexContent
              report={index}
              place={place}
              filters={filters.query}
              onMove={move}
              onOpen={drawer.open}
            />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
