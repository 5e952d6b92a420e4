import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { markOf } from '#client/components/alerts/listedAlert.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import styles from './AlertsPage.module.scss';
import { entryText, stateText } from './entryText.ts';

interface EntryProps {
  readonly entry: AlertEntry;
}

/** How much an alert matters, in a word. */
export function severityText(intl: IntlShape, { alert }: AlertEntry): string {
  return intl.formatMessage({ id: `overview.severity.${markOf(alert)}` });
}

/** Whether the change an alert tells of is real; of one that no test was made of, that it was observed. */
export function verdictText(intl: IntlShape, { alert, tested }: AlertEntry): string {
  if (!tested) return intl.formatMessage({ id: 'alerts.verdict.observed' });
  return intl.formatMessage({ id: `figures.verdict.${alert.change?.verdict ?? 'real'}` });
}

/** What an alert says, behind how much it matters. */
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

/** The difference between the periods with its verdict; without one, the verdict alone. */
export function EntryChange({ entry }: EntryProps) {
  const intl = useIntl();
  const { change, measure_id: id, rule } = entry.alert;
  if (change === null) return <>{verdictText(intl, entry)}</>;
  // More of a competitor, or of refusals, is no better: the words say what it is.
  return (
    <ChangeText
      measureId={id ?? 'visibility'}
      change={change}
      plain={rule === 'rival_rise' || rule === 'refusals_up'}
    />
  );
}

/** Where an alert stands, and whether a second evaluation has yet to confirm it. */
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
