import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { markOf } from '#client/components/alerts/listedAlert.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatDifference } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import styles from './AlertsPage.module.scss';
import { daysText, entryText, figureText, stateText } from './entryText.ts';

type Column = DataColumn<AlertEntry>;
type Heading = 'alert' | 'severity' | 'before' | 'now' | 'change' | 'verdict' | 'window' | 'first' | 'last' | 'state';

function severityText(intl: IntlShape, { alert }: AlertEntry): string {
  return intl.formatMessage({ id: `overview.severity.${markOf(alert)}` });
}

function verdictText(intl: IntlShape, { alert, tested }: AlertEntry): string {
  if (!tested) return intl.formatMessage({ id: 'alerts.verdict.observed' });
  return intl.formatMessage({ id: `figures.verdict.${alert.change?.verdict ?? 'real'}` });
}

function ChangeCell({ intl, entry }: { readonly intl: IntlShape; readonly entry: AlertEntry }) {
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

function StateCell({ intl, entry }: { readonly intl: IntlShape; readonly entry: AlertEntry }) {
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

/** The columns of the list; unrounded figures go into files. */
export function alertColumns(intl: IntlShape, buttons: ((entry: AlertEntry) => ReactNode) | null): readonly Column[] {
  const header = (id: Heading | 'interval' | 'n' | 'link' | 'actions' | 'beforeInterval' | 'beforeN') =>
    intl.formatMessage({ id: `alerts.column.${id}` });
  const fileOnly = (id: string, name: string, csv: NonNullable<Column['csv']>): Column => ({
    ...{ id, header: name, csv, size: 120, initiallyHidden: true },
    cell: (entry) => String(csv(entry) ?? ''),
  });
  return [
    {
      id: 'alert',
      header: header('alert'),
      cell: (entry) => (
        <>
          <span className={`${styles['severity'] ?? ''} ${styles[markOf(entry.alert)] ?? ''}`}>
            {severityText(intl, entry)}
          </span>
          {entryText(intl, entry)}
        </>
      ),
      csv: (entry) => entryText(intl, entry),
      size: 340,
      grow: 3,
      clamp: true,
    },
    fileOnly('severity', header('severity'), (entry) => severityText(intl, entry)),
    { id: 'now', header: header('now'), cell: (entry) => figureText(intl, entry, 'measure'), size: 190, clamp: true },
    fileOnly('nowValue', header('now'), ({ alert }) => alert.measure?.value ?? null),
    fileOnly('interval', header('interval'), ({ alert }) =>
      alert.measure === null ? null : `${String(alert.measure.low)}; ${String(alert.measure.high)}`,
    ),
    fileOnly('n', header('n'), ({ alert }) => alert.measure?.n ?? null),
    fileOnly('beforeValue', header('before'), ({ alert }) => alert.previous?.value ?? null),
    fileOnly('beforeInterval', header('beforeInterval'), ({ alert }) =>
      alert.previous === null ? null : `${String(alert.previous.low)}; ${String(alert.previous.high)}`,
    ),
    fileOnly('beforeN', header('beforeN'), ({ alert }) => alert.previous?.n ?? null),
    {
      id: 'before',
      header: header('before'),
      cell: (entry) => figureText(intl, entry, 'previous'),
      size: 165,
      isEmpty: ({ alert }) => alert.previous === null,
      clamp: true,
    },
    {
      id: 'change',
      header: header('change'),
      cell: (entry) => <ChangeCell intl={intl} entry={entry} />,
      csv: ({ alert }) =>
        alert.change === null
          ? null
          : formatDifference(intl, alert.measure_id ?? 'visibility', alert.change.difference),
      size: 150,
    },
    fileOnly('verdict', header('verdict'), (entry) => verdictText(intl, entry)),
    {
      id: 'state',
      header: header('state'),
      cell: (entry) => <StateCell intl={intl} entry={entry} />,
      csv: (entry) => stateText(intl, entry),
      size: 110,
      clamp: true,
    },
    ...(buttons === null
      ? []
      : [{ id: 'actions', header: header('actions'), headerHidden: true, hideable: false, cell: buttons, size: 190 }]),
    {
      id: 'window',
      header: header('window'),
      cell: (entry) => daysText(intl, entry),
      csv: ({ window }) => `${window.start_time}; ${window.end_time}`,
      size: 220,
      // The heading says the days of the evaluation, which are those of nearly all.
      initiallyHidden: true,
    },
    {
      id: 'first',
      header: header('first'),
      cell: ({ first_seen: at }) => formatInstant(intl, at),
      csv: ({ first_seen: at }) => at,
      size: 150,
      initiallyHidden: true,
    },
    {
      id: 'last',
      header: header('last'),
      cell: ({ last_seen: at }) => formatInstant(intl, at),
      csv: ({ last_seen: at }) => at,
      size: 150,
      initiallyHidden: true,
    },
    fileOnly('link', header('link'), ({ path }) => path),
  ];
}
