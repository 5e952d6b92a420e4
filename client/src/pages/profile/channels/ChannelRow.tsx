import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Channel, ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { AddressList } from './AddressList.tsx';
import { useBusy } from './useBusy.ts';
import type { ChannelsModel } from './useChannels.ts';
import styles from './ChannelsPanel.module.scss';

interface ChannelRowProps {
  readonly channel: Channel;
  readonly model: ChannelsModel;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The results of a test in words; for a mail channel one per address. */
function useTestTexts(tests: readonly ChannelDelivery[]): readonly string[] {
  const intl = useIntl();
  return tests.map(({ to, outcome, answer, problem }) => {
    const result =
      outcome === 'sent' || problem === null
        ? intl.formatMessage({ id: 'channels.tested.sent' }, { answer })
        : intl.formatMessage({ id: 'channels.tested.failed' }, { problem: problemText(intl, problem) });
    return to === '' ? result : intl.formatMessage({ id: 'channels.tested.to' }, { to, result });
  });
}

/** One channel: target, topics, state, and a test button. */
export function ChannelRow({ channel, model, mayManage, onEdit, onDelete }: ChannelRowProps) {
  const intl = useIntl();
  const { isBusy, run } = useBusy();
  const [tests, setTests] = useState<readonly ChannelDelivery[]>([]);
  const texts = useTestTexts(tests);
  const { id, kind, name, topics, language, on, host, hint, problem, last_at: lastAt } = channel;
  const hasFailed = tests.some(({ outcome }) => outcome !== 'sent');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {name}
        <Tag minimal>
          <FormattedMessage id={`channels.kind.${kind}`} />
        </Tag>
        {!on && (
          <Tag minimal>
            <FormattedMessage id="channels.off" />
          </Tag>
        )}
        {on && problem !== null && (
          <Tag minimal intent="danger">
            <FormattedMessage id="channels.broken" />
          </Tag>
        )}
      </span>
      {mayManage && (
        <span className={styles['buttons']}>
          <Button
            size="small"
            loading={isBusy}
            aria-label={intl.formatMessage({ id: 'channels.testNamed' }, { name })}
            onClick={() => void run(async () => setTests(await model.test(id)))}
          >
            <FormattedMessage id="channels.test" />
          </Button>
          <Button size="small" aria-label={intl.formatMessage({ id: 'channels.editNamed' }, { name })} onClick={onEdit}>
            <FormattedMessage id="channels.edit" />
          </Button>
          <Button
            size="small"
            aria-label={intl.formatMessage({ id: 'channels.deleteNamed' }, { name })}
            onClick={onDelete}
          >
            <FormattedMessage id="channels.delete" />
          </Button>
        </span>
      )}
      <span className={styles['facts']}>
        {host !== '' && <span>{hint === '' ? host : `${host} …${hint}`}</span>}
        <span>{intl.formatList(topics.map((topic) => intl.formatMessage({ id: `channels.topic.${topic}` })))}</span>
        <span>
          <FormattedMessage id={`channels.language.${language}`} />
        </span>
        <span>
          {lastAt === null ? (
            <FormattedMessage id="channels.never" />
          ) : (
            <FormattedMessage
              id={problem === null ? 'channels.last' : 'channels.lastTried'}
              values={{ when: formatInstant(intl, lastAt) }}
            />
          )}
        </span>
      </span>
      {kind === 'email' && <AddressList channel={channel} model={model} mayManage={mayManage} />}
      {on && problem !== null && texts.length === 0 && (
        <p className={`${styles['wide'] ?? ''} ${styles['problem'] ?? ''}`}>{problemText(intl, problem)}</p>
      )}
      <div role="status" className={`${styles['wide'] ?? ''} ${hasFailed ? (styles['problem'] ?? '') : ''}`}>
        {texts.map((text) => (
          <p key={text} className={styles['wide']}>
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}
