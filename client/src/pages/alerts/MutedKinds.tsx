import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AlertList } from '#client/api/schemas/alertListSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import type { AlertsModel } from './useAlerts.ts';
import styles from './AlertsPage.module.scss';

interface MutedKindsProps {
  readonly kinds: AlertList['muted_kinds'];
  /** Null: the reader has no right to unmute. */
  readonly onUnmute: AlertsModel['unmute'] | null;
}

/** Alert types that are muted, including those without a current alert. */
export function MutedKinds({ kinds, onUnmute }: MutedKindsProps) {
  const intl = useIntl();
  return (
    <ul className={styles['kinds']} aria-label={intl.formatMessage({ id: 'alerts.mutedKinds' })}>
      {kinds.map(({ kind: rule, until }) => {
        if (rule === 'unknown') return null;
        const kind = intl.formatMessage({ id: `alerts.rule.${rule}` });
        return (
          <li key={rule}>
            {until === null ? (
              <FormattedMessage id="alerts.mutedKindOpen" values={{ kind }} />
            ) : (
              <FormattedMessage id="alerts.mutedKind" values={{ kind, until: formatDay(intl, until, 'long') }} />
            )}
            {onUnmute !== null && (
              <Button
                size="small"
                variant="minimal"
                aria-label={intl.formatMessage({ id: 'alerts.unmuteKind' }, { kind })}
                onClick={() => {
                  onUnmute({ scope: 'kind', of: rule });
                }}
              >
                <FormattedMessage id="alerts.unmute" />
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
