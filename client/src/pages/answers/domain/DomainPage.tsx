import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useBackTo } from '#client/components/address/useBackTo.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { ReportSkeleton } from '#client/components/skeleton/ReportSkeleton.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { paths } from '#client/lib/paths.ts';
import { DomainContent } from './DomainContent.tsx';
import { DomainTitle } from './DomainTitle.tsx';
import { NoDomain } from './NoDomain.tsx';
import { useDomainPage } from './useDomainPage.ts';
import grid from './DomainContent.module.scss';
import styles from './DomainPage.module.scss';

/** One cited domain: how much engines cite it, which of its pages, and where it mentions competitors and not the own brand. */
export const DomainPage = observer(function DomainPage() {
  const intl = useIntl();
  const { searchState, filters, report, drawer, updateSearch } = useDomainPage();
  const back = useBackTo(paths.answerIndex.href({ tab: 'sources' }));
  if (searchState.domain === '' || isMissing(report.error, 'domain')) return <NoDomain domain={searchState.domain} />;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        back={<BackButton onClick={back} />}
        title={<DomainTitle domain={searchState.domain} report={report.data} />}
        printTitle={report.data?.domain ?? searchState.domain}
        span={report.data === undefined ? null : spanOf(report.data.scope)}
      >
        <ExportMenu query={{ ...filters.query, domain: report.data?.domain ?? searchState.domain }} />
      </FilterBar>
      <LoadPanel
        query={report}
        what={intl.formatMessage({ id: 'domainDetails.title' })}
        skeleton={<ReportSkeleton grid={grid} tiles={4} cards={['shares', 'flow', 'wide']} />}
      >
        {(domain) =>
          domain.scope.answers.ok === 0 ? (
            <EmptyScope scope={domain.scope} filters={filters} />
          ) : (
            <DomainContent
              report={domain}
              searchState={searchState}
              filters={filters}
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
