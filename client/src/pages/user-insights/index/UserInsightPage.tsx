import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { PrintButton } from '#client/components/print/PrintButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { InsightSkeleton } from '../InsightSkeleton.tsx';
import { PersonasDialog } from './PersonasDialog.tsx';
import { UserInsightContent } from './UserInsightContent.tsx';
import { useUserInsightPage } from './useUserInsightPage.ts';
import styles from '../InsightPage.module.scss';

/** Who asks, at which stage, about what, and which questions leave the own brand out. */
export const UserInsightPage = observer(function UserInsightPage() {
  const intl = useIntl();
  const { projectId, searchState, filters, report, drawer, updateSearch } = useUserInsightPage();
  const mayEdit = useMayEdit();
  const title = intl.formatMessage({ id: 'insights.title' });
  return (
    <div className={styles['page']}>
      <FilterBar filters={filters} title={title} span={report.data === undefined ? null : spanOf(report.data.scope)}>
        <ExportMenu query={filters.query} />
        <PrintButton />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<InsightSkeleton />}>
        {(insight) =>
          insight.scope.answers.ok === 0 ? (
            <EmptyScope scope={insight.scope} filters={filters} />
          ) : (
            <UserInsightContent
              report={insight}
              searchState={searchState}
              filters={filters.query}
              onMove={updateSearch}
              onOpen={drawer.open}
            />
          )
        }
      </LoadPanel>
      {mayEdit && searchState.editsPersonas && projectId !== null && report.data !== undefined && (
        <PersonasDialog
          key={projectId}
          projectId={projectId}
          personas={report.data.personas}
          onClose={() => {
            updateSearch({ editsPersonas: false }, { replace: true });
          }}
        />
      )}
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
