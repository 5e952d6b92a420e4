import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { errorText } from '#client/i18n/errorText.ts';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import styles from './LogDialog.module.scss';
import { LogFileStep } from './LogFileStep.tsx';
import { LogFoundStep } from './LogFoundStep.tsx';
import { LogRunStep } from './LogRunStep.tsx';
import { fieldError, useLogImport } from './useLogImport.ts';
import type { LogFlow } from './useLogImport.ts';

interface LogDialogProps {
  /** Something was added: what is on screen is old. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

type Step = 'file' | 'found' | 'run';

function stepOf({ draft, fileGone }: LogFlow): Step {
  if (draft.job_id !== null) return 'run';
  return draft.found?.format === undefined || draft.found.format === null || fileGone ? 'file' : 'found';
}

function Footer({
  flow,
  step,
  onClose,
}: {
  readonly flow: LogFlow;
  readonly step: Step;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const { job, start, draft } = flow;
  const over = (job.data !== undefined && job.data.state !== 'running') || job.error !== null;
  const close = (
    <Button onClick={onClose}>
      {intl.formatMessage({ id: step === 'run' && !over ? 'traffic.log.hide' : 'common.close' })}
    </Button>
  );
  const another = (
    <Button className={styles['left'] ?? ''} onClick={flow.startOver}>
      {intl.formatMessage({ id: 'traffic.log.another' })}
    </Button>
  );
  if (step === 'file') return close;
  if (step === 'run') {
    return (
      <>
        {over && another}
        {close}
      </>
    );
  }
  const said = start.error !== null && fieldError(start.error, 'site') === null;
  return (
    <>
      {another}
      {said && (
        <p role="alert" className={styles['error']}>
          {errorText(intl, start.error)}
        </p>
      )}
      <Button intent="primary" loading={start.isPending} disabled={draft.found === null} onClick={flow.begin}>
        {intl.formatMessage({ id: 'traffic.log.start' })}
      </Button>
    </>
  );
}

/** An access log in from a file: choose it, see what it is, say whose it is, and watch it being read. */
export const LogDialog = observer(function LogDialog({ onDone, onClose }: LogDialogProps) {
  const intl = useIntl();
  const flow = useLogImport(onDone);
  const step = stepOf(flow);
  return (
    <WideDialog
      title={intl.formatMessage({ id: 'traffic.log.title' })}
      footer={<Footer flow={flow} step={step} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={styles['body']}>
        {step === 'file' && <LogFileStep flow={flow} />}
        {step === 'found' && flow.draft.found !== null && <LogFoundStep flow={flow} found={flow.draft.found} />}
        {step === 'run' && <LogRunStep flow={flow} />}
      </div>
    </WideDialog>
  );
});
