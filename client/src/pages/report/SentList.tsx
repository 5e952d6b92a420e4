import { Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import { problemText } from '#client/components/channels/problemText.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './ReportPage.module.scss';

/** The result of each message, unless all were delivered, and a link to the delivery log with later results. */
export function SentList({ list }: { readonly list: readonly ChannelDelivery[] }) {
  const intl = useIntl();
  return (
    <Callout intent="warning" icon={null} className={styles['made'] ?? ''}>
      <div role="alert">
        <p>
          <FormattedMessage id="report.send.partly" />
        </p>
        <ul className={styles['results']}>
          {list.map(({ id, channel_name: channel, to, outcome, problem }) => (
            <li key={id}>
              <FormattedMessage
                id="report.send.result"
                values={{
                  name: to === '' ? channel : `${channel} · ${to}`,
                  outcome: intl.formatMessage({ id: `channels.outcome.${outcome}` }),
                }}
              />
              {problem !== null && ` ${problemText(intl, problem)}`}
            </li>
          ))}
        </ul>
      </div>
      <Link to={`${paths.profile.pattern}?tab=channels`}>
        <FormattedMessage id="channels.log.title" />
      </Link>
    </Callout>
  );
}
