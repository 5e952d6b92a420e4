import { Button } from '@blueprintjs/core';
import { ImportIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { DateFilter } from '#client/components/filters/DateFilter.tsx';
import { PrintHead } from '#client/components/filters/PrintHead.tsx';
import { UnreadNotice } from '#client/components/filters/UnreadNotice.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { ReportSkeleton } from '#client/components/skeleton/ReportSkeleton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStoredLog } from './log/useStoredLog.ts';
import { NoTraffic } from './NoTraffic.tsx';
import { TrafficContent } from './TrafficContent.tsx';
import { useTrafficPage } from './useTrafficPage.ts';
import grid from './TrafficContent.module.scss';
import styles from './TrafficPage.module.scss';

// Loaded when somebody imports a log.
const LogDialog = lazy(async () => ({ default: (await import('./log/LogDialog.tsx')).LogDialog }));

/** Figures from access logs: AI crawlers, visitors from AI engines, and the funnel of pages between them. */
export const TrafficPage = observer(function TrafficPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const page = useTrafficPage();
  const { searchState, filters, report, drawer, query, updateSearch } = page;
  const { first_date: start = null, last_date: end = null } = report.data ?? {};
  const mayEdit = useMayEdit();
  const isReading = useStoredLog(mayEdit && searchState.importing, page.refresh);
  const openImport = (): void => {
    updateSearch({ importing: true });
  };
  return (
    <div className={styles['page']}>
      <PrintHead title="" filters={query} />
      <header className={styles['head']}>
        <h1>{intl.formatMessage({ id: 'traffic.title' })}</h1>
        <DateFilter
          form={filters.form}
          span={start === null || end === null ? null : { start, end }}
          onChange={filters.setFilters}
        />
        <div className={styles['verbs']}>
          <MayEdit>
            <Button intent="primary" icon={<ImportIcon />} onClick={openImport}>
              {intl.formatMessage({ id: 'traffic.import' })}
            </Button>
          </MayEdit>
        </div>
      </header>
      <UnreadNotice setFilters={filters.setFilters} />
      <LoadPanel
        query={report}
        what={intl.formatMessage({ id: 'traffic.title' })}
        skeleton={<ReportSkeleton grid={grid} tiles={4} cards={['trend', 'funnel', 'wide']} />}
      >
        {(data) =>
          data.source === 'none' ? (
            <NoTraffic isReading={isReading} onImport={openImport} />
          ) : (
            <TrafficContent report={data} page={page} />
          )
        }
      </LoadPanel>
      {mayEdit && searchState.importing && (
        <Suspense fallback={null}>
          <LogDialog
            onDone={page.refresh}
            onClose={() => {
              updateSearch({ importing: false }, { replace: true });
            }}
            onDays={(days) => {
              void navigate(paths.keywordsTraffic.href(days));
            }}
          />
        </Suspense>
      )}
      <AnswersDrawerHost control={drawer} filters={query} />
    </div>
  );
});
