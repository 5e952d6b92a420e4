import { Checkbox } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Channel, ChannelList } from '#client/api/schemas/channelSchemas.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { addressCounts, sendState } from './sendState.ts';
import styles from './ReportPage.module.scss';

interface ChannelChoiceProps {
  readonly channels: Pick<ChannelList, 'list' | 'mail'>;
  readonly chosen: readonly string[];
  /** Translated; null when the choice is valid. */
  readonly error: string | null;
  readonly onChange: (chosen: string[]) => void;
}

/** The target of a channel, or why nothing can be sent there now. */
function noteOf(intl: IntlShape, channel: Channel, mail: ChannelList['mail']): string {
  const state = sendState(channel, mail);
  if (state === 'off') return intl.formatMessage({ id: 'channels.off' });
  if (state === 'noMail') {
    return intl.formatMessage(
      { id: 'channels.mail.notReady' },
      { problem: mail.problem === null ? '' : problemText(intl, mail.problem) },
    );
  }
  if (channel.kind === 'email') return intl.formatMessage({ id: 'report.send.addresses' }, addressCounts(channel));
  return channel.hint === '' ? channel.host : `${channel.host} …${channel.hint}`;
}

/** Selects the channels that receive a report. Unavailable ones are listed with the reason. */
export function ChannelChoice({ channels: { list, mail }, chosen, error, onChange }: ChannelChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles['sections']}>
      <legend>
        <FormattedMessage id="report.send.channels" />
      </legend>
      <ul className={styles['channels']}>
        {list.map((channel) => (
          <li key={channel.id}>
            <Checkbox
              className={styles['section'] ?? ''}
              disabled={sendState(channel, mail) !== 'ready'}
              checked={chosen.includes(channel.id)}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.checked ? [...chosen, channel.id] : chosen.filter((one) => one !== channel.id));
              }}
            >
              <span className={styles['channelName']}>{channel.name}</span>{' '}
              <span className={styles['muted']}>
                <FormattedMessage id={`channels.kind.${channel.kind}`} />
                {' · '}
                <FormattedMessage id={`channels.language.${channel.language}`} />
                {' · '}
                {noteOf(intl, channel, mail)}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
