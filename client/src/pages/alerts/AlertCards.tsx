import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AlertEntry } from '#client/api/schemas/alertListSchemas.ts';
import { EntryChange, EntryHeadline, EntryState } from './entryCells.tsx';
import { figureText } from './entryText.ts';
import styles from './AlertCards.module.scss';

interface AlertCardsProps {
  /** Names the list. */
  readonly label: string;
  readonly list: readonly AlertEntry[];
  /** Buttons of each alert; null where the reader may only view. */
  readonly buttons: ((entry: AlertEntry) => ReactNode) | null;
}

/** The alerts as a list of cards, for screens too narrow for a table: all fields and buttons are visible. */
export function AlertCards({ label, list, buttons }: AlertCardsProps) {
  const intl = useIntl();
  return (
    <ul className={styles['list']} aria-label={label}>
      {list.map((entry) => {
        const now = figureText(intl, entry, 'measure');
        const before = figureText(intl, entry, 'previous');
        return (
          <li key={entry.id} className={styles['item']}>
            <Link to={entry.path} className={styles['headline'] ?? ''}>
              <EntryHeadline entry={entry} />
            </Link>
            <dl className={styles['figures']}>
              {now !== '' && <Figure name={intl.formatMessage({ id: 'alerts.column.now' })}>{now}</Figure>}
              {before !== '' && <Figure name={intl.formatMessage({ id: 'alerts.column.before' })}>{before}</Figure>}
              <Figure name={intl.formatMessage({ id: 'alerts.column.change' })}>
                <EntryChange entry={entry} />
              </Figure>
              <Figure name={intl.formatMessage({ id: 'alerts.column.state' })}>
                <EntryState entry={entry} />
              </Figure>
            </dl>
            {buttons !== null && <div className={styles['actions']}>{buttons(entry)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
