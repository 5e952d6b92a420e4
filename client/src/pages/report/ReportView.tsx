import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { createIssuedReportApi } from '#client/api/issuedReportApi.ts';
import { ReportDocument } from '#client/components/report/ReportDocument.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { issuedKeys } from '#client/queries/issuedKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './ReportPage.module.scss';

interface ReportViewProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** A report as it was made. */
export const ReportView = observer(function ReportView({ id, onBack }: ReportViewProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createIssuedReportApi);
  const query = useProjectQuery({
    queryKey: issuedKeys.detail(currentId, id),
    queryFn: ({ signal }) => api.detail(id, { signal }),
    // It never changes.
    staleTime: Infinity,
    standsIn: () => false,
  });
  return (
    <div className={styles['page']}>
      <div className={`${styles['header'] ?? ''} ${styles['screenOnly'] ?? ''}`}>
        <BackButton onClick={onBack} />
        {query.data !== undefined && (
          <Button
            icon={<PrintIcon />}
            onClick={() => {
              window.print();
            }}
          >
            <FormattedMessage id="report.print" />
          </Button>
        )}
      </div>
      {isMissing(query.error, 'id') ? (
        <EmptyState
          title={<FormattedMessage id="report.gone" />}
          description={<FormattedMessage id="report.gone.body" />}
        />
      ) : (
        <LoadPanel
          query={query}
          what={intl.formatMessage({ id: 'report.title' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {({ report }) => <ReportDocument report={report} />}
        </LoadPanel>
      )}
    </div>
  );
});
