import { Button, ProgressBar } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCost } from '#client/components/collect/formatCost.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { Failures } from './Failures.tsx';
import { formatSeconds } from './formatSeconds.ts';
import { PlatformTable } from './PlatformTable.tsx';
import { RunButtons } from './RunButtons.tsx';
import type { RunsModel } from './useRuns.ts';
import styles from './RunsPage.module.scss';

interface RunCardProps {
  readonly model: RunsModel;
  readonly run: CollectRun;
  readonly isFirst: boolean;
}

const COUNTS = ['planned', 'done', 'refused', 'empty', 'failed'] as const;

/** One round: state, results, platforms, and failures. */
export function RunCard({ model, run, isFirst }: RunCardProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(isFirst);
  const bodyId = useId();
  const isMoving = run.state === 'running' || run.state === 'paused' || run.state === 'interrupted';
  const time = formatInstant(intl, run.started_at);
  return (
    <section className={styles['run']} aria-label={intl.formatMessage({ id: 'runs.run' }, { time })}>
      <div className={styles['runHead']}>
        <Button
          variant="minimal"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {time}
        </Button>
        <span className={styles['tag']} data-state={run.state}>
          <FormattedMessage id={`runs.state.${run.state}`} />
        </span>
        <span className={styles['muted']}>
          <FormattedMessage id={`runs.trigger.${run.trigger}`} />
        </span>
        <span className={styles['muted']}>
          <FormattedMessage id="runs.share" values={{ done: run.done, planned: run.planned }} />
        </span>
        <span className={styles['muted']}>
          {intl.formatMessage(
            { id: run.cost_estimated ? 'runs.cost.estimated' : 'runs.cost' },
            { cost: formatCost(intl, run.cost) },
          )}
        </span>
        <MayEdit>
          <RunButtons model={model} run={run} />
        </MayEdit>
      </div>
      {isMoving && (
        <div className={styles['progress']}>
          <ProgressBar
            value={run.share}
            animate={false}
            stripes={false}
            intent="primary"
            aria-label={intl.formatMessage({ id: 'runs.share' }, { done: run.done, planned: run.planned })}
          />
          <p className={styles['small']} role="status">
            {run.elsewhere ? (
              <FormattedMessage id="runs.elsewhere" />
            ) : run.problem !== null ? (
              <FormattedMessage id="runs.problem" values={{ problem: run.problem }} />
            ) : run.eta === null ? (
              <FormattedMessage id={`runs.waiting.${run.state}`} />
            ) : (
              <FormattedMessage id="runs.eta" values={{ time: formatSeconds(intl, run.eta) }} />
            )}
          </p>
        </div>
      )}
      {isOpen && (
        <div id={bodyId} className={styles['runBody']}>
          {run.partial !== null && (
            <p className={styles['warning']}>
              <FormattedMessage id={`runs.partial.${run.partial}`} />
              <SentenceGap />
              {run.left !== null && (
                <FormattedMessage
                  id="runs.left"
                  values={{ answers: run.left.answers, cost: formatCost(intl, run.left.cost.typical) }}
                />
              )}
            </p>
          )}
          <dl className={styles['facts']}>
            {COUNTS.map((name) => (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`runs.count.${name}`} />
                </dt>
                <dd>{intl.formatNumber(run[name])}</dd>
              </div>
            ))}
            <div>
              <dt>
                <FormattedMessage id="runs.duration" />
              </dt>
              <dd>{formatSeconds(intl, run.seconds)}</dd>
            </div>
          </dl>
          <PlatformTable platforms={run.platforms} />
          <Failures failures={run.failures} />
        </div>
      )}
    </section>
  );
}
