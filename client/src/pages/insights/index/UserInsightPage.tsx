import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { PrintButton } from '../../../components/print/PrintButton.tsx';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import styles from '../InsightPage.module.scss';
import { InsightSkeleton } from '../InsightSkeleton.tsx';
import { PersonasDialog } from './PersonasDialog.tsx';
import { UserInsightContent } from './UserInsightContent.tsx';
import { useUserInsightPage } from './useUserInsightPage.ts';

/** Who asks, at which stage, about what, and which questions leave us out. */
export const UserInsightPage = observer(function UserInsightPage() {
  const intl = useIntl();
  const { projectId, place, filters, report, drawer, move } = useUserInsightPage();
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
              place={place}
              filters={filters.query}
              onMove={move}
              onOpen={drawer.open}
            />
          )
        }
      </LoadPanel>
      {place.editsPersonas && projectId !== null && report.data !== undefined && (
        <PersonasDialog
          key={projectId}
          projectId={projectId}
          personas={report.data.personas}
          onClose={() => {
            move({ editsPersonas: false }, { replace: true });
          }}
        />
      )}
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
