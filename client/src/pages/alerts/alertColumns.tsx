import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { plainSpaces } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { EntryChange, EntryHeadline, EntryState, severityText, verdictText } from './entryCells.tsx';
import { daysText, entryText, figureText, stateText } from './entryText.ts';

type Column = DataColumn<AlertEntry>;
type Heading = 'alert' | 'severity' | 'before' | 'now' | 'change' | 'verdict' | 'window' | 'first' | 'last' | 'state';

/** The columns of the list; exports contain unrounded figures. */
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
      cell: (entry) => <EntryHeadline entry={entry} />,
      csv: (entry) => plainSpaces(entryText(intl, entry)),
      size: 310,
      grow: 3,
      clamp: true,
    },
    fileOnly('severity', header('severity'), (entry) => severityText(intl, entry)),
    {
      id: 'now',
      header: header('now'),
      cell: (entry) => figureText(intl, entry, 'measure'),
      size: 186,
      isEmpty: ({ alert }) => alert.measure === null,
      clamp: true,
    },
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
      size: 186,
      isEmpty: ({ alert }) => alert.previous === null,
      clamp: true,
    },
    {
      id: 'change',
      header: header('change'),
      cell: (entry) => <EntryChange entry={entry} />,
      csv: ({ alert }) => alert.change?.difference ?? null,
      size: CHANGE_WIDTH,
    },
    fileOnly('verdict', header('verdict'), (entry) => verdictText(intl, entry)),
    {
      id: 'state',
      header: header('state'),
      cell: (entry) => <EntryState entry={entry} />,
      csv: (entry) => plainSpaces(stateText(intl, entry)),
      size: 112,
      clamp: true,
    },
    ...(buttons === null
      ? []
      : [{ id: 'actions', header: header('actions'), headerHidden: true, hideable: false, cell: buttons, size: 176 }]),
    {
      id: 'window',
      header: header('window'),
      cell: (entry) => daysText(intl, entry),
      csv: ({ window }) => `${window.start_time}; ${window.end_time}`,
      size: 220,
      // The heading shows the window of the evaluation, which nearly all alerts share.
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
    fileOnly('link', header('link'), ({ path }) => `${window.location.origin}${path}`),
  ];
}
