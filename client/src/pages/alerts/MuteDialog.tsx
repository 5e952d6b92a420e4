import { Radio, RadioGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AlertMuting } from '#client/api/alertApi.ts';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { isKnownAlert } from '#client/components/alerts/listedAlert.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { addDays } from '#client/lib/dates.ts';
import { entryText } from './entryText.ts';
import styles from './AlertsPage.module.scss';

const SPANS = { week: 7, month: 30, ever: null } as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES: readonly Span[] = ['week', 'month', 'ever'];

interface MuteDialogProps {
  readonly entry: AlertEntry;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly onMute: (muting: AlertMuting, until: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks whether one alert or its kind is muted, and for how long. */
export function MuteDialog({ entry, today, onMute, onClose }: MuteDialogProps) {
  const intl = useIntl();
  const [scope, setScope] = useState<AlertMuting['scope']>('alert');
  const [span, setSpan] = useState<Span>('week');
  const { alert, id } = entry;
  const kind = isKnownAlert(alert) ? intl.formatMessage({ id: `alerts.rule.${alert.rule}` }) : null;
  const days = SPANS[span];
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'alerts.muteTitle' })}
      confirmLabel={<FormattedMessage id="alerts.mute" />}
      onConfirm={() =>
        onMute({ scope, of: scope === 'alert' ? id : alert.rule }, days === null ? null : addDays(today, days))
      }
      onClose={onClose}
    >
      <p className={styles['subject']}>{entryText(intl, entry)}</p>
      <RadioGroup
        label={intl.formatMessage({ id: 'alerts.muteWhat' })}
        selectedValue={scope}
        onChange={({ currentTarget }) => {
          setScope(currentTarget.value === 'kind' ? 'kind' : 'alert');
        }}
      >
        <Radio value="alert" label={intl.formatMessage({ id: 'alerts.muteThis' })} />
        {kind !== null && <Radio value="kind" label={intl.formatMessage({ id: 'alerts.muteKind' }, { kind })} />}
      </RadioGroup>
      <RadioGroup
        className={styles['next'] ?? ''}
        label={intl.formatMessage({ id: 'alerts.muteFor' })}
        selectedValue={span}
        onChange={({ currentTarget }) => {
          setSpan(SPAN_NAMES.find((name) => name === currentTarget.value) ?? 'week');
        }}
      >
        {SPAN_NAMES.map((name) => (
          <Radio key={name} value={name} label={intl.formatMessage({ id: `alerts.mute.${name}` })} />
        ))}
      </RadioGroup>
      <p className={styles['muted']}>
        <FormattedMessage id="alerts.muteAbout" />
      </p>
    </ConfirmDialog>
  );
}
