import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { PrintButton } from '../../../components/print/PrintButton.tsx';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { isMissing } from '../../../lib/isMissing.ts';
import styles from '../InsightPage.module.scss';
import { InsightSkeleton } from '../InsightSkeleton.tsx';
import { DetailContent } from './DetailContent.tsx';
import { NoInsightGroup } from './NoInsightGroup.tsx';
import { useInsightDetailPage } from './useInsightDetailPage.ts';

/** One persona or one theme: its questions, how its answers differ from all others, who wins, what is held against whom. */
export const UserInsightDetailPage = observer(function UserInsightDetailPage() {
  const intl = useIntl();
  const { group, name, filters, report, drawer, open } = useInsightDetailPage();
  if (group === null || isMissing(report.error, group.kind)) return <NoInsightGroup group={group} />;
  const generic = intl.formatMessage({ id: `insightDetails.title.${group.kind}` });
  const title = name === '' ? generic : name;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        title={title}
        printTitle={`${generic} ${name}`}
        span={report.data === undefined ? null : spanOf(report.data.scope)}
      >
        <ExportMenu query={{ ...filters.query, [group.kind]: group.id }} />
        <PrintButton />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<InsightSkeleton />}>
        {(detail) =>
          detail.scope.answers.ok === 0 && detail.prompts_total > 0 ? (
            <EmptyScope scope={detail.scope} filters={filters} />
          ) : (
            <DetailContent report={detail} onOpen={open} />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
