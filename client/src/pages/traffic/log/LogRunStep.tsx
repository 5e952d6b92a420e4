import { Callout, ProgressBar } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { LogJob, LogResult } from '#client/api/trafficSchemas.ts';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { ErrorCallout } from '#client/components/ui/ErrorCallout.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { BadLines } from './BadLines.tsx';
import { LogNotes } from './LogNotes.tsx';
import type { LogFlow } from './useLogImport.ts';
import styles from './LogDialog.module.scss';

function Running({ job }: { readonly job: Extract<LogJob, { state: 'running' }> | undefined }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'traffic.log.running' });
  const { share = 0, lines = 0 } = job ?? {};
  return (
    <>
      <p role="status">{label}</p>
      <ProgressBar intent="primary" animate={false} stripes={false} value={share} aria-label={label} />
      <p className={styles['progress']} aria-hidden="true">
        <span>{formatPercent(intl, share, 0)}</span>
        <span>{intl.formatMessage({ id: 'traffic.log.lines' }, { count: lines })}</span>
      </p>
    </>
  );
}

/** What the log added, what was skipped, and what was unreadable. */
function Result({ result }: { readonly result: LogResult }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus moves to the result, so that screen readers read it.
    heading.current?.focus();
  }, []);
  const { written, already, bad, bad_lines: lines, beyond, first_date: first, last_date: last } = result;
  const facts = [
    ['hits', result.hits],
    ['visits', result.visits],
    ['others', result.others],
    ['already', already],
    ['repeated', result.repeated],
    ['bad', bad],
  ] as const;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {intl.formatMessage({ id: written ? 'traffic.log.done' : 'traffic.log.nothing' })}
      </h3>
      {first !== null && last !== null && <p className={styles['facts']}>{formatDays(intl, first, last, 'long')}</p>}
      <dl className={styles['results']}>
        {facts.map(([name, count]) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `traffic.log.result.${name}` })}</dt>
            <dd>{formatCount(intl, count)}</dd>
          </div>
        ))}
      </dl>
      {beyond > 0 && (
        <p className={styles['note']}>
          {intl.formatMessage({ id: 'traffic.log.beyond' }, { count: formatCount(intl, beyond) })}
        </p>
      )}
      <LogNotes notes={result.notes} />
      {lines.length > 0 && (
        <Callout intent="warning" icon={null}>
          <BadLines lines={lines} />
        </Callout>
      )}
    </>
  );
}

/** Last step: progress of the import, and finally its result. */
export function LogRunStep({ flow }: { readonly flow: LogFlow }) {
  const intl = useIntl();
  const { data: job, error, refetch } = flow.job;
  if (error !== null) {
    // The server was restarted, or the job has expired.
    if (isApiError(error) && error.kind === 'notFound') {
      return <p role="alert">{intl.formatMessage({ id: 'traffic.log.lost' })}</p>;
    }
    return (
      <ErrorCallout
        error={error}
        what={intl.formatMessage({ id: 'traffic.log.title' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (job === undefined || job.state === 'running') return <Running job={job} />;
  if (job.state === 'done') return <Result result={job.result} />;
  return (
    <Callout intent="danger" icon={null}>
      <p role="alert">{job.reason}</p>
    </Callout>
  );
}
