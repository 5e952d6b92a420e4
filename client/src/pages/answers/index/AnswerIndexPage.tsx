import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { PrintButton } from '#client/components/print/PrintButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { AnswerIndexContent } from './AnswerIndexContent.tsx';
import { AnswerIndexSkeleton } from './AnswerIndexSkeleton.tsx';
import { useAnswerIndexPage } from './useAnswerIndexPage.ts';
import styles from './AnswerIndexPage.module.scss';

export { answerIndexPrefetch } from './answerIndexPrefetch.ts';

/** The answers by platform, prompt, topic and source, down to the single answer. */
export const AnswerIndexPage = observer(function AnswerIndexPage() {
  const intl = useIntl();
  const { searchState, filters, report, drawer, updateSearch } = useAnswerIndexPage();
  const [isWhole, setWhole] = useState(false);
  const title = intl.formatMessage({ id: 'answerIndex.title' });
  return (
    <div className={styles['page']}>
      <FilterBar filters={filters} title={title} span={report.data === undefined ? null : spanOf(report.data.scope)}>
        <ExportMenu query={filters.query} />
        <PrintButton
          prepare={() => {
            setWhole(true);
          }}
        />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<AnswerIndexSkeleton />}>
        {(index) =>
          index.scope.answers.ok === 0 ? (
            <EmptyScope scope={index.scope} filters={filters} />
          ) : (
            <AnswerIndexContent
              report={index}
              isWhole={isWhole}
              searchState={searchState}
              filters={filters.query}
              onMove={updateSearch}
              onOpen={drawer.open}
            />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
