import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { markOf } from '#client/components/alerts/listedAlert.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { entryText, stateText } from './entryText.ts';
import styles from './AlertsPage.module.scss';

interface EntryProps {
  readonly entry: AlertEntry;
}

/** The severity of an alert as a word. */
export function severityText(intl: IntlShape, { alert }: AlertEntry): string {
  return intl.formatMessage({ id: `overview.severity.${markOf(alert)}` });
}

/** Whether the change or the lead of an alert is real; for an alert without a test, that it was observed. */
export function verdictText(intl: IntlShape, { alert, tested }: AlertEntry): string {
  if (!tested) return intl.formatMessage({ id: 'alerts.verdict.observed' });
  if (alert.rule === 'rival_overtook') return intl.formatMessage({ id: 'alerts.verdict.lead' });
  return intl.formatMessage({ id: `figures.verdict.${alert.change?.verdict ?? 'real'}` });
}

/** The text of an alert after its severity. */
export function EntryHeadline({ entry }: EntryProps) {
  const intl = useIntl();
  return (
    <>
      <span className={`${styles['severity'] ?? ''} ${styles[markOf(entry.alert)] ?? ''}`}>
        {severityText(intl, entry)}
      </span>
      {entryText(intl, entry)}
    </>
  );
}

/** The difference between the periods with its verdict; without a difference, the verdict alone. */
export function EntryChange({ entry }: EntryProps) {
  const intl = useIntl();
  const { change, measure_id: id, rule } = entry.alert;
  if (change === null) return <>{verdictText(intl, entry)}</>;
  // No better-or-worse colour: more mentions of a competitor, or more refused answers, is no improvement.
  return (
    <ChangeText
      measureId={id ?? 'visibility'}
      change={change}
      plain={rule === 'rival_rise' || rule === 'refusals_up'}
    />
  );
}

/** The state of an alert, and whether a second evaluation has yet to confirm it. */
export function EntryState({ entry }: EntryProps) {
  const intl = useIntl();
  const { confirmed, resolved_at: end } = entry;
  return (
    <span className={styles['state']}>
      <span>{stateText(intl, entry)}</span>
      {!confirmed && end === null && (
        <span className={styles['muted']} title={intl.formatMessage({ id: 'alerts.unconfirmed.about' })}>
          {intl.formatMessage({ id: 'alerts.state.unconfirmed' })}
        </span>
      )}
    </span>
  );
}
