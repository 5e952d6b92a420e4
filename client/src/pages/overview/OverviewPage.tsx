import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { PrintButton } from '#client/components/print/PrintButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { OverviewContent } from './OverviewContent.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { ReportsLink } from './ReportsLink.tsx';
import { useOverview } from './useOverview.ts';
import styles from './OverviewPage.module.scss';

export { overviewPrefetch } from './overviewPrefetch.ts';

/** The overview of the own brand: figures, trend, competitors, platforms, sources, and actions. */
export const OverviewPage = observer(function OverviewPage() {
  const intl = useIntl();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const query = useOverview(filters.query);
  const span = query.data === undefined ? null : spanOf(query.data.overview.scope);
  return (
    <div className={styles['page']}>
      <FilterBar filters={filters} title={intl.formatMessage({ id: 'overview.title' })} span={span}>
        <ExportMenu query={filters.query} />
        <ReportsLink />
        <PrintButton />
      </FilterBar>
      <LoadPanel query={query} what={intl.formatMessage({ id: 'overview.title' })} skeleton={<OverviewSkeleton />}>
        {(shown) =>
          shown.overview.scope.answers.ok === 0 ? (
            <EmptyScope scope={shown.overview.scope} filters={filters} />
          ) : (
            <OverviewContent overview={shown.overview} filters={shown.filters} onOpen={drawer.open} />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
