import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useBackTo } from '#client/components/address/useBackTo.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { PrintButton } from '#client/components/print/PrintButton.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { paths } from '#client/lib/paths.ts';
import { InsightSkeleton } from '../InsightSkeleton.tsx';
import { DetailContent } from './DetailContent.tsx';
import { NoInsightGroup } from './NoInsightGroup.tsx';
import { useInsightDetailPage } from './useInsightDetailPage.ts';
import styles from '../InsightPage.module.scss';

/** One persona or theme: its prompts, how its answers differ from all others, leading brands, and objections. */
export const UserInsightDetailPage = observer(function UserInsightDetailPage() {
  const intl = useIntl();
  const { group, name, filters, report, drawer, open } = useInsightDetailPage();
  const back = useBackTo(paths.userInsightsIndex.href());
  if (group === null || isMissing(report.error, group.kind)) return <NoInsightGroup group={group} />;
  const generic = intl.formatMessage({ id: `reportDetails.title.${group.kind}` });
  const title = name === '' ? generic : name;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        back={<BackButton onClick={back} />}
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
