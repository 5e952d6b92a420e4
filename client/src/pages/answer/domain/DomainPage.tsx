import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { isMissing } from '../../../lib/isMissing.ts';
import { DomainContent } from './DomainContent.tsx';
import grid from './DomainContent.module.scss';
import styles from './DomainPage.module.scss';
import { ReportSkeleton } from '../../../components/skeleton/ReportSkeleton.tsx';
import { DomainTitle } from './DomainTitle.tsx';
import { NoDomain } from './NoDomain.tsx';
import { useDomainPage } from './useDomainPage.ts';

/** One cited domain: how much the engines lean on it, which of its pages, and where it names rivals and not us. */
export const DomainPage = observer(function DomainPage() {
  const intl = useIntl();
  const { place, filters, report, drawer, move } = useDomainPage();
  if (place.domain === '' || isMissing(report.error, 'domain')) return <NoDomain domain={place.domain} />;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        title={<DomainTitle domain={place.domain} report={report.data} />}
        printTitle={report.data?.domain ?? place.domain}
        span={report.data === undefined ? null : spanOf(report.data.scope)}
      >
        <ExportMenu query={{ ...filters.query, domain: report.data?.domain ?? place.domain }} />
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
            <DomainContent report={domain} place={place} filters={filters} onMove={move} onOpen={drawer.open} />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
