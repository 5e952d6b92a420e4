import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FetchOrder } from '#client/api/ownPageApi.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import type { AddWay } from '../inventorySearch.ts';
import { addressLines } from './addDraft.ts';
import { InputStep } from './InputStep.tsx';
import { RunStep } from './RunStep.tsx';
import { useAddPages } from './useAddPages.ts';
import type { AddFlow } from './useAddPages.ts';
import styles from './AddPages.module.scss';

interface AddPagesDialogProps {
  readonly projectId: string;
  readonly way: AddWay;
  /** A fetch job that starts automatically. */
  readonly order: FetchOrder | null;
  readonly onWay: (way: AddWay) => void;
  /** Pages were fetched: the displayed data are stale. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

interface FooterProps {
  readonly flow: AddFlow;
  readonly way: AddWay;
  readonly runs: boolean;
  readonly onClose: () => void;
}

function Footer({ flow, way, runs, onClose }: FooterProps) {
  const intl = useIntl();
  const { draft, start, addHtml, job } = flow;
  if (runs) {
    const cancel = intl.formatMessage({ id: 'inventory.run.cancel' });
    const isOver = (job.data !== undefined && job.data.state !== 'running') || (job.error ?? start.error) !== null;
    // Before the job has started there is nothing to cancel, and the form keeps what was typed.
    const hasJob = draft.job_id !== null;
    return (
      <>
        {hasJob && isOver && (
          <Button
            onClick={() => {
              flow.startOver();
            }}
          >
            {intl.formatMessage({ id: 'inventory.run.more' })}
          </Button>
        )}
        {hasJob && !isOver && (
          <AttemptButton what={cancel} work={flow.cancel}>
            {cancel}
          </AttemptButton>
        )}
        <Button onClick={onClose}>{intl.formatMessage({ id: isOver ? 'common.close' : 'inventory.run.hide' })}</Button>
      </>
    );
  }
  if (way === 'html') {
    return (
      <>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'common.close' })}</Button>
        <Button
          intent="primary"
          loading={addHtml.isPending}
          disabled={draft.html.trim() === ''}
          onClick={flow.pasteHtml}
        >
          {intl.formatMessage({ id: 'inventory.html.add' })}
        </Button>
      </>
    );
  }
  const isEmpty = addressLines(way === 'urls' ? draft.urls : draft.sitemap).length === 0;
  return (
    <>
      <Button onClick={onClose}>{intl.formatMessage({ id: 'common.close' })}</Button>
      <Button
        intent="primary"
        loading={start.isPending}
        disabled={isEmpty}
        onClick={way === 'urls' ? flow.readUrls : flow.readSitemap}
      >
        {intl.formatMessage({ id: 'inventory.run' })}
      </Button>
    </>
  );
}

/** Adds pages to the inventory or fetches existing ones again: source, progress, results. */
export const AddPagesDialog = observer(function AddPagesDialog(props: AddPagesDialogProps) {
  const { projectId, way, order, onWay, onChanged, onClose } = props;
  const intl = useIntl();
  const flow = useAddPages(projectId, order, onChanged);
  const runs = flow.draft.job_id !== null || flow.isOrdered;
  return (
    <WideDialog
      steps
      title={intl.formatMessage({ id: runs ? 'inventory.run' : 'inventory.add' })}
      footer={<Footer flow={flow} way={way} runs={runs} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={styles['body']}>
        {runs ? (
          <RunStep
            flow={flow}
            onRetry={(urls) => {
              flow.startOver(urls);
              onWay('urls');
            }}
          />
        ) : (
          <InputStep flow={flow} way={way} onWay={onWay} />
        )}
      </div>
    </WideDialog>
  );
});
