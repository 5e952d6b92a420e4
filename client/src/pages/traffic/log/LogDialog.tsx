import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { lastWeekOf } from '#client/lib/lastWeekOf.ts';
import { LogFileStep } from './LogFileStep.tsx';
import { LogFoundStep } from './LogFoundStep.tsx';
import { LogRunStep } from './LogRunStep.tsx';
import { fieldError, useLogImport } from './useLogImport.ts';
import type { LogFlow } from './useLogImport.ts';
import styles from './LogDialog.module.scss';

interface LogDialogProps {
  /** A log was imported: the displayed data are stale. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
  /** Shows the dates of the imported log. */
  readonly onDays: (days: { readonly start_time: string; readonly end_time: string }) => void;
}

type Step = 'file' | 'found' | 'run';

function stepOf({ draft, fileGone }: LogFlow): Step {
  if (draft.job_id !== null) return 'run';
  return draft.found?.format === undefined || draft.found.format === null || fileGone ? 'file' : 'found';
}

interface FooterProps extends Pick<LogDialogProps, 'onClose' | 'onDays'> {
  readonly flow: LogFlow;
  readonly step: Step;
}

/** Links to the last week that the log covers; nothing before a log is imported. */
function DaysButton({ flow: { job }, onDays }: FooterProps) {
  const intl = useIntl();
  const { first_date: first = null, last_date: last = null } = job.data?.state === 'done' ? job.data.result : {};
  if (first === null || last === null) return null;
  const { start, end } = lastWeekOf({ start: first, end: last });
  return (
    <Button
      intent="primary"
      onClick={() => {
        onDays({ start_time: start, end_time: end });
      }}
    >
      {intl.formatMessage({ id: 'traffic.noLog.show' }, { days: formatDays(intl, start, end) })}
    </Button>
  );
}

function Footer(props: FooterProps) {
  const { flow, step, onClose } = props;
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
        <DaysButton {...props} />
      </>
    );
  }
  const said = start.error !== null && fieldError(start.error, 'site') === null;
  return (
    <>
      {another}
      {said && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, start.error)}
        </p>
      )}
      <Button intent="primary" loading={start.isPending} disabled={draft.found === null} onClick={flow.begin}>
        {intl.formatMessage({ id: 'traffic.log.start' })}
      </Button>
    </>
  );
}

/** Imports an access log: choose a file, check the format, give the site, and watch the progress. */
export const LogDialog = observer(function LogDialog({ onDone, onClose, onDays }: LogDialogProps) {
  const intl = useIntl();
  const flow = useLogImport(onDone);
  const step = stepOf(flow);
  return (
    <WideDialog
      steps
      title={intl.formatMessage({ id: 'traffic.log.title' })}
      footer={<Footer flow={flow} step={step} onClose={onClose} onDays={onDays} />}
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
