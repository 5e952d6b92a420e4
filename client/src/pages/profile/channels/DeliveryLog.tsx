import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { useBusy } from './useBusy.ts';
import type { ChannelsModel } from './useChannels.ts';
import styles from './ChannelsPanel.module.scss';

interface DeliveryLogProps {
  readonly model: ChannelsModel;
  readonly mayManage: boolean;
}

const FIRST_SHOWN = 20;
const INTENTS = { sent: 'success', failed: 'danger', unsure: 'warning', waiting: 'none', sending: 'none' } as const;

/** Sent and pending deliveries, newest first, with their results. */
export function DeliveryLog({ model, mayManage }: DeliveryLogProps) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel title={<FormattedMessage id="channels.log.title" />}>
      <LoadPanel
        query={model.log}
        what={intl.formatMessage({ id: 'channels.log.title' })}
        skeleton={<PanelSkeleton />}
        framed
      >
        {(list) =>
          list.length === 0 ? (
            <p className={styles['note']}>
              <FormattedMessage id="channels.log.none" />
            </p>
          ) : (
            <>
              <ul className={styles['list']}>
                {list.slice(0, isWhole ? list.length : FIRST_SHOWN).map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    onRetry={mayManage ? () => model.retry(delivery.id) : null}
                  />
                ))}
              </ul>
              {!isWhole && list.length > FIRST_SHOWN && (
                <Button
                  size="small"
                  onClick={() => {
                    setWhole(true);
                  }}
                >
                  <FormattedMessage id="channels.log.all" values={{ count: list.length }} />
                </Button>
              )}
            </>
          )
        }
      </LoadPanel>
    </Panel>
  );
}

interface DeliveryRowProps {
  readonly delivery: ChannelDelivery;
  readonly onRetry: (() => Promise<void>) | null;
}

function DeliveryRow({ delivery, onRetry }: DeliveryRowProps) {
  const intl = useIntl();
  const { isBusy, run } = useBusy();
  const { title, kind, outcome, at, next_at: nextAt, attempts, problem, answer, to } = delivery;
  const channel = delivery.channel_name;
  const canRetry =
    onRetry !== null && channel !== '' && kind !== 'confirm' && (outcome === 'failed' || outcome === 'unsure');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {title}
        <Tag minimal intent={outcome === 'unknown' ? 'none' : INTENTS[outcome]}>
          <FormattedMessage id={`channels.outcome.${outcome}`} />
        </Tag>
      </span>
      {canRetry && (
        <span className={styles['buttons']}>
          <Button
            size="small"
            loading={isBusy}
            aria-label={intl.formatMessage({ id: 'channels.log.retryNamed' }, { title })}
            onClick={() => void run(onRetry)}
          >
            <FormattedMessage id="channels.log.retry" />
          </Button>
        </span>
      )}
      <span className={styles['facts']}>
        <time dateTime={at}>{formatInstant(intl, at)}</time>
        <span>
          <FormattedMessage id={`channels.log.kind.${kind}`} />
        </span>
        <span>{channel === '' ? <FormattedMessage id="channels.log.gone" /> : channel}</span>
        {to !== '' && <span>{to}</span>}
        <span>
          <FormattedMessage id="channels.log.attempts" values={{ count: attempts }} />
        </span>
        {nextAt !== null && (
          <span>
            <FormattedMessage id="channels.log.next" values={{ when: formatInstant(intl, nextAt) }} />
          </span>
        )}
        {outcome === 'sent' && answer !== '' && <span>{answer}</span>}
      </span>
      {problem !== null && (
        <p className={`${styles['wide'] ?? ''} ${styles['problem'] ?? ''}`}>{problemText(intl, problem)}</p>
      )}
    </li>
  );
}
