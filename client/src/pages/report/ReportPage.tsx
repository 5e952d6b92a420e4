import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { useAccess } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { MakeReportDialog } from './MakeReportDialog.tsx';
import { ReportList } from './ReportList.tsx';
import { reportSearch } from './reportSearch.ts';
import { ReportView } from './ReportView.tsx';
import { SchedulePanel } from './SchedulePanel.tsx';
import { useReports } from './useReports.ts';
import styles from './ReportPage.module.scss';

/** Issued reports: list, create, and schedule. */
export const ReportPage = observer(function ReportPage() {
  const intl = useIntl();
  const model = useReports();
  const { searchState, updateSearch } = useSearchState(reportSearch);
  const [isMaking, setMaking] = useState(false);
  const canChange = useAccess() !== 'view';
  const { isSample } = useStores().projects;
  const open = (id: string): void => {
    updateSearch({ id });
  };
  useBreadcrumb(model.query.data?.list.find(({ id }) => id === searchState.id)?.title);
  if (searchState.id !== '') {
    return (
      <ReportView
        key={searchState.id}
        id={searchState.id}
        model={model}
        canChange={canChange}
        onBack={() => {
          open('');
        }}
      />
    );
  }
  const makeButton = (
    <Button
      intent="primary"
      onClick={() => {
        setMaking(true);
      }}
    >
      <FormattedMessage id="report.make" />
    </Button>
  );
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div>
          <h1>
            <FormattedMessage id="report.title" />
          </h1>
          <PageAbout>
            <FormattedMessage id="report.about" />
            {isSample && (
              <>
                <SentenceGap />
                <FormattedMessage id="report.sample" />
              </>
            )}
          </PageAbout>
        </div>
        {canChange && model.query.data !== undefined && makeButton}
      </header>
      <LoadPanel
        query={{ ...model.query, isFetching: model.query.isFetching && model.query.data === undefined }}
        what={intl.formatMessage({ id: 'report.title' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {({ list, ...state }) => (
          <div className={styles['page']}>
            {list.length === 0 ? (
              <EmptyState
                title={<FormattedMessage id="report.none" />}
                {...(canChange && { description: <FormattedMessage id="report.none.body" /> })}
              />
            ) : (
              <ReportList list={list} model={model} canChange={canChange} onOpen={open} />
            )}
            <SchedulePanel state={state} save={model.schedule} canChange={canChange} />
          </div>
        )}
      </LoadPanel>
      {isMaking && (
        <MakeReportDialog
          make={model.make}
          onMade={({ id }) => {
            setMaking(false);
            open(id);
          }}
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
    </div>
  );
});
