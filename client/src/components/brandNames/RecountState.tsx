import { Callout, ProgressBar } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatPercent } from '../figures/formats.ts';
import { bringIntoView } from '../ui/bringIntoView.ts';
import { RecountOutcome } from './RecountOutcome.tsx';
import type { useRecount } from './useRecount.ts';
import styles from './BrandNames.module.scss';

interface RecountStateProps {
  readonly recount: Pick<ReturnType<typeof useRecount>, 'job' | 'kind' | 'running'>;
  /** The outcome follows typing, so it must not take the focus. */
  readonly live?: boolean;
  /** Opens the answers that mention a brand; only possible for saved names. */
  readonly onOpen: (brandId: string) => void;
  /** Opens the answer of a sentence; without it sentences are not clickable. */
  readonly onOpenAnswer?: ((answerId: string) => void) | undefined;
}

/** Progress, failure or outcome of a recount. */
export function RecountState({ recount, live = false, onOpen, onOpenAnswer }: RecountStateProps) {
  const intl = useIntl();
  const { job, kind, running } = recount;
  const place = live ? null : bringIntoView;
  if (running) {
    const share = job?.state === 'running' ? job.share : 0;
    const label = intl.formatMessage({ id: 'brandNames.counting' });
    return (
      <div className={styles['outcome']} ref={place}>
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
        <p role="alert" ref={place}>
          <FormattedMessage id="brandNames.failed" values={{ reason: job.reason }} />
        </p>
      </Callout>
    );
  }
  if (job?.state !== 'done' || kind === null) return null;
  return <RecountOutcome kind={kind} result={job.result} live={live} onOpen={onOpen} onOpenAnswer={onOpenAnswer} />;
}
