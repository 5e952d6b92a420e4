import { Button } from '@blueprintjs/core';
import { PrintIcon, SendMessageIcon, ShareIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createIssuedReportApi } from '#client/api/issuedReportApi.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { printWhenLoaded } from '#client/components/print/printWhenLoaded.ts';
import { ReportDocument } from '#client/components/report/ReportDocument.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { issuedKeys } from '#client/queries/issuedKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { LinksDialog } from './LinksDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface ReportViewProps {
  readonly id: string;
  readonly model: ReportModel;
  /** Whether links can be created and revoked here, and the report sent. */
  readonly canChange: boolean;
  readonly onBack: () => void;
}

/** An issued report. */
export const ReportView = observer(function ReportView({ id, model, canChange, onBack }: ReportViewProps) {
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
  const [isSharing, setSharing] = useState(false);
  const [isSending, setSending] = useState(false);
  const head = model.query.data?.list.find((one) => one.id === id);
  return (
    <div className={styles['page']}>
      <div className={`${styles['header'] ?? ''} ${styles['screenOnly'] ?? ''}`}>
        <BackButton onClick={onBack} />
        {query.data !== undefined && (
          <span className={styles['row']}>
            {head !== undefined && (
              <Button
                icon={<ShareIcon />}
                onClick={() => {
                  setSharing(true);
                }}
              >
                <FormattedMessage id="report.links" />
              </Button>
            )}
            {head !== undefined && canChange && (
              <Button
                icon={<SendMessageIcon />}
                onClick={() => {
                  setSending(true);
                }}
              >
                <FormattedMessage id="report.send" />
              </Button>
            )}
            <AttemptButton
              icon={<PrintIcon />}
              what={intl.formatMessage({ id: 'report.print' })}
              work={printWhenLoaded}
            >
              <FormattedMessage id="report.print" />
            </AttemptButton>
          </span>
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
      {isSending && head !== undefined && (
        <SendDialog
          head={head}
          send={model.send}
          onClose={() => {
            setSending(false);
          }}
        />
      )}
      {isSharing && head !== undefined && (
        <LinksDialog
          head={head}
          model={model}
          canChange={canChange}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </div>
  );
});
