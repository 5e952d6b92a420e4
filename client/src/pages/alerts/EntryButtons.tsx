import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { entryText } from './entryText.ts';
import type { AlertsModel } from './useAlerts.ts';
import styles from './AlertsPage.module.scss';

interface EntryButtonsProps extends Pick<AlertsModel, 'acknowledge' | 'unmute'> {
  readonly entry: AlertEntry;
  readonly onMute: (entry: AlertEntry) => void;
}

/** The buttons of an alert that is still found. */
export function EntryButtons({ entry, acknowledge, unmute, onMute }: EntryButtonsProps) {
  const intl = useIntl();
  const { id, alert, state, muted } = entry;
  if (state === 'resolved') return null;
  const words = entryText(intl, entry);
  return (
    <span className={styles['buttons']}>
      {state === 'new' && (
        <Button
          size="small"
          variant="minimal"
          aria-label={intl.formatMessage({ id: 'alerts.acknowledgeOf' }, { alert: words })}
          onClick={() => {
            acknowledge([id]);
          }}
        >
          <FormattedMessage id="alerts.acknowledge" />
        </Button>
      )}
      {muted === null ? (
        <Button
          size="small"
          variant="minimal"
          aria-label={intl.formatMessage({ id: 'alerts.muteOf' }, { alert: words })}
          onClick={() => {
            onMute(entry);
          }}
        >
          <FormattedMessage id="alerts.mute" />
        </Button>
      ) : (
        <Button
          size="small"
          variant="minimal"
          aria-label={intl.formatMessage({ id: 'alerts.unmuteOf' }, { alert: words })}
          onClick={() => {
            unmute(muted.scope === 'kind' ? { scope: 'kind', of: alert.rule } : { scope: 'alert', of: id });
          }}
        >
          <FormattedMessage id="alerts.unmute" />
        </Button>
      )}
    </span>
  );
}
