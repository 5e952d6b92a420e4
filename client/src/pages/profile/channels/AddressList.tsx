import { Button, Tag } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Channel } from '#client/api/schemas/channelSchemas.ts';
import { useBusy } from './useBusy.ts';
import type { ChannelsModel } from './useChannels.ts';
import styles from './ChannelsPanel.module.scss';

interface AddressListProps {
  readonly channel: Channel;
  readonly model: ChannelsModel;
  readonly mayManage: boolean;
}

/** The addresses of a mail channel with their states. */
export function AddressList({ channel, model, mayManage }: AddressListProps) {
  const intl = useIntl();
  const { isBusy, run } = useBusy();
  return (
    <ul className={`${styles['addresses'] ?? ''} ${styles['wide'] ?? ''}`}>
      {channel.addresses.map(({ email, state }) => (
        <li key={email}>
          <span>{email}</span>
          <Tag
            minimal
            intent={state === 'pending' || state === 'expired' || state === 'unsubscribed' ? 'warning' : 'none'}
          >
            <FormattedMessage id={`channels.address.${state}`} />
          </Tag>
          {mayManage && (state === 'pending' || state === 'expired') && (
            <Button
              size="small"
              variant="minimal"
              disabled={isBusy}
              aria-label={intl.formatMessage({ id: 'channels.address.askNamed' }, { email })}
              onClick={() => void run(() => model.ask(channel.id, email))}
            >
              <FormattedMessage id="channels.address.ask" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
