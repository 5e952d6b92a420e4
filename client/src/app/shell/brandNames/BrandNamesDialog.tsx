import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { WideDialog } from '../../../components/ui/WideDialog.tsx';
import { formatPercent } from '../../../components/figures/formats.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { fieldErrorsOf } from '../fieldErrors.ts';
import { useReturnFocus } from '../useReturnFocus.ts';
import { BrandList } from './BrandList.tsx';
import styles from './BrandNames.module.scss';
import { RecountOutcome } from './RecountOutcome.tsx';
import { useBrandNames } from './useBrandNames.ts';
import type { BrandNamesForm } from './useBrandNames.ts';
import { useOpenBrandAnswers } from './useOpenBrandAnswers.ts';

interface BrandNamesDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

function Outcome({ form }: { readonly form: BrandNamesForm }) {
  const intl = useIntl();
  const openAnswers = useOpenBrandAnswers();
  const { job, kind, running } = form;
  if (running) {
    const share = job?.state === 'running' ? job.share : 0;
    const label = intl.formatMessage({ id: 'brandNames.counting' });
    return (
      <div className={styles['outcome']}>
        <p role="status">{label}</p>
        <ProgressBar intent="primary" animate={false} stripes={false} value={share} aria-label={label} />
        <p className={styles['outcomeNote']} aria-hidden="true">
          {formatPercent(intl, share, 0)}
        </p>
      </div>
    );
  }
  if (job?.state === 'failed') {
    return (
      <Callout intent="danger" icon={null} className={styles['callout'] ?? ''}>
        <p role="alert">
          <FormattedMessage id="brandNames.failed" values={{ reason: job.reason }} />
        </p>
      </Callout>
    );
  }
  if (job?.state !== 'done' || kind === null) return null;
  return <RecountOutcome kind={kind} result={job.result} onOpen={(id) => void openAnswers(id)} />;
}

function Actions({ form, onClose }: { readonly form: BrandNamesForm; readonly onClose: () => void }) {
  const intl = useIntl();
  const { changed, running, error } = form;
  const errors = fieldErrorsOf(error);
  // A refusal of one field stands there; one of the whole list has no other place.
  const whole = errors['brands'] ?? null;
  return (
    <>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {whole ?? intl.formatMessage({ id: errorMessageId(error) })}
        </p>
      )}
      {changed && !running && (
        <Button variant="minimal" onClick={form.discard}>
          <FormattedMessage id="brandNames.discard" />
        </Button>
      )}
      <Button disabled={running} onClick={onClose}>
        <FormattedMessage id="common.close" />
      </Button>
      <Button
        disabled={!changed || running}
        onClick={() => {
          form.ask('try');
        }}
      >
        <FormattedMessage id="brandNames.try" />
      </Button>
      <Button
        intent="primary"
        disabled={!changed || running}
        onClick={() => {
          form.ask('save');
        }}
      >
        <FormattedMessage id="brandNames.save" />
      </Button>
    </>
  );
}

/** The names that answers are searched for. Other names recount every stored answer; what that changes can be seen before. */
export function BrandNamesDialog({ projectId, onClose }: BrandNamesDialogProps) {
  const intl = useIntl();
  useReturnFocus();
  const form = useBrandNames(projectId);
  const title = intl.formatMessage({ id: 'brandNames.title' });
  return (
    <WideDialog
      title={title}
      // What is counted half-way is of no use; it takes seconds.
      canClose={!form.running}
      footer={<Actions form={form} onClose={onClose} />}
      onClose={onClose}
    >
      <p className={styles['note']}>
        <FormattedMessage id="brandNames.note" />
      </p>
      <Outcome form={form} />
      <LoadPanel query={form.stored} what={title} skeleton={<div className={styles['skeleton']} />}>
        {() => <BrandList form={form} />}
      </LoadPanel>
    </WideDialog>
  );
}
