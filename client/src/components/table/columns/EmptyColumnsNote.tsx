import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ColumnChoice } from './useColumnChoice.ts';
import styles from './EmptyColumnsNote.module.scss';

interface EmptyColumnsNoteProps {
  /** Columns hidden because they are empty (`useEmptyColumns`). */
  readonly hidden: readonly { readonly id: string; readonly header: string }[];
  readonly choice: Pick<ColumnChoice, 'isShown' | 'show'>;
}

/** Note with the columns that are hidden because they are empty, and a button to show them. Renders nothing if there are none. */
export function EmptyColumnsNote({ hidden, choice }: EmptyColumnsNoteProps) {
  const intl = useIntl();
  const left = hidden.filter(({ id }) => !choice.isShown(id));
  if (left.length === 0) return null;
  return (
    <p className={styles['note']}>
      {intl.formatMessage(
        { id: 'table.empty.hidden' },
        { columns: intl.formatList(left.map(({ header }) => header)), count: left.length },
      )}
      <Button
        size="small"
        variant="minimal"
        onClick={() => {
          choice.show(left.map(({ id }) => id));
        }}
      >
        {intl.formatMessage({ id: 'table.empty.show' }, { count: left.length })}
      </Button>
    </p>
  );
}
