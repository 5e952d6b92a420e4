import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PageJob } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ErrorCallout } from '#client/components/ui/ErrorCallout.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { problemText } from './problemText.ts';
import type { AddFlow } from './useAddPages.ts';
import styles from './AddPages.module.scss';

interface RunStepProps {
  readonly flow: AddFlow;
  /** Puts failed URLs back into the list. */
  readonly onRetry: (urls: readonly string[]) => void;
}

function Running({ job }: { readonly job: PageJob | undefined }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'inventory.run.running' });
  const { done = 0, total = null } = job ?? {};
  return (
    <>
      <p role="status">{label}</p>
      {total === null ? (
        <ProgressBar intent="primary" aria-label={label} />
      ) : (
        <ProgressBar
          intent="primary"
          animate={false}
          stripes={false}
          value={total === 0 ? 1 : done / total}
          aria-label={label}
        />
      )}
      {total !== null && (
        <p className={styles['progress']} aria-hidden="true">
          {intl.formatMessage(
            { id: 'inventory.run.of' },
            { done: formatCount(intl, done), total: formatCount(intl, total) },
          )}
        </p>
      )}
    </>
  );
}

/** Failed URLs with their reasons. */
function Problems({ list }: { readonly list: PageJob['unread_sitemaps'] }) {
  const intl = useIntl();
  return (
    <ul className={styles['lines']}>
      {list.map(({ url, problem }) => (
        <li key={url}>
          <span className={styles['address']}>{url}</span>
          <span>{problemText(intl, problem)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The results: number of pages fetched, and each failure with its reason. */
function Result({ job, onRetry }: { readonly job: PageJob; readonly onRetry: RunStepProps['onRetry'] }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus moves to the result, so that screen readers read it.
    heading.current?.focus();
  }, []);
  const count = (state: string): number => job.outcomes.filter((one) => one.state === state).length;
  const bad = job.outcomes.flatMap(({ url, problem }) => (problem === null ? [] : [{ url, problem }]));
  const left = [
    ['beyond', job.beyond],
    ['elsewhere', job.elsewhere],
    ['unasked', job.unasked_sitemaps],
  ] as const;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {intl.formatMessage(
          { id: job.state === 'cancelled' ? 'inventory.run.cancelled' : 'inventory.run.done' },
          { added: count('added'), updated: count('updated') },
        )}
      </h3>
      {left.map(
        ([id, count]) =>
          count > 0 && (
            <p key={id} className={styles['note']}>
              {intl.formatMessage({ id: `inventory.run.${id}` }, { count })}
            </p>
          ),
      )}
      {job.unread_sitemaps.length > 0 && (
        <Callout intent="warning" icon={null}>
          <p>{intl.formatMessage({ id: 'inventory.run.sitemaps' }, { count: job.unread_sitemaps.length })}</p>
          <Problems list={job.unread_sitemaps} />
        </Callout>
      )}
      {bad.length > 0 && (
        <Callout intent="warning" icon={null}>
          <p>{intl.formatMessage({ id: 'inventory.run.failed' }, { count: bad.length })}</p>
          <Problems list={bad} />
          <Button
            size="small"
            onClick={() => {
              onRetry(bad.map(({ url }) => url));
            }}
          >
            {intl.formatMessage({ id: 'inventory.run.retry' })}
          </Button>
        </Callout>
      )}
    </>
  );
}

/** Progress of a fetch job, and finally its results. */
export function RunStep({ flow, onRetry }: RunStepProps) {
  const intl = useIntl();
  const { data: job, error, refetch } = flow.job;
  if (flow.isOrdered && flow.start.error !== null) {
    return (
      <Callout intent="danger" icon={null}>
        <p role="alert">{failureText(intl, flow.start.error)}</p>
        <Button size="small" className={styles['again'] ?? ''} onClick={flow.orderAgain}>
          {intl.formatMessage({ id: 'common.retry' })}
        </Button>
      </Callout>
    );
  }
  if (error !== null) {
    // The server was restarted, or the job has expired.
    if (isApiError(error) && error.kind === 'notFound') {
      return <p role="alert">{intl.formatMessage({ id: 'inventory.run.lost' })}</p>;
    }
    return (
      <ErrorCallout error={error} what={intl.formatMessage({ id: 'inventory.run' })} onRetry={() => void refetch()} />
    );
  }
  if (job === undefined || job.state === 'running') return <Running job={job} />;
  if (job.problem !== null) {
    return (
      <Callout intent="danger" icon={null}>
        <p role="alert">{problemText(intl, job.problem)}</p>
      </Callout>
    );
  }
  return <Result job={job} onRetry={onRetry} />;
}
