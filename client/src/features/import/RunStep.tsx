import { Callout, ProgressBar } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportJob } from '#client/api/importSchemas.ts';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { ErrorCallout } from '#client/components/ui/ErrorCallout.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { ImportSummary } from './ImportSummary.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ImportFlow } from './useImport.ts';
import styles from './RunStep.module.scss';

/** Progress is announced in these steps only, not for every percent. */
const SAID_EVERY = 0.1;

function Running({ job }: { readonly job: Extract<ImportJob, { state: 'running' }> | undefined }) {
  const intl = useIntl();
  const share = job?.share ?? 0;
  const said = Math.floor(share / SAID_EVERY) * SAID_EVERY;
  const title = intl.formatMessage({ id: 'imports.run.title' });
  return (
    <>
      <StepHeading note={<FormattedMessage id="imports.run.note" />}>{title}</StepHeading>
      <ProgressBar intent="primary" animate={false} stripes={false} value={share} aria-label={title} />
      <p className={styles['progress']} aria-hidden="true">
        <span>{formatPercent(intl, share, 0)}</span>
        <span>
          {intl.formatMessage(
            { id: 'imports.run.rows' },
            { count: job?.rows ?? 0, shown: formatCount(intl, job?.rows ?? 0) },
          )}
        </span>
      </p>
      <p className={styles['said']} role="status">
        {intl.formatMessage({ id: 'imports.run.said' }, { share: formatPercent(intl, said, 0) })}
      </p>
    </>
  );
}

/** The last step: progress and result of the import. */
export function RunStep({ flow }: { readonly flow: ImportFlow }) {
  const intl = useIntl();
  const { data: job, error, refetch } = flow.job;
  if (error !== null) {
    if (isApiError(error) && error.kind === 'notFound') {
      return (
        <StepHeading note={<FormattedMessage id="imports.run.unknown.note" />}>
          <FormattedMessage id="imports.run.unknown" />
        </StepHeading>
      );
    }
    const what = intl.formatMessage({ id: 'imports.run.what' });
    return <ErrorCallout error={error} what={what} onRetry={() => void refetch()} />;
  }
  if (job === undefined || job.state === 'running') return <Running job={job} />;
  if (job.state === 'done') return <ImportSummary result={job.result} />;
  return (
    <>
      <StepHeading note={<FormattedMessage id="imports.run.failed.note" />}>
        <FormattedMessage id="imports.run.failed" />
      </StepHeading>
      <Callout intent="danger" icon={null}>
        <p role="alert">{job.reason}</p>
      </Callout>
    </>
  );
}
