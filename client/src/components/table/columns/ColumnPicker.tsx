import { Button, Checkbox } from '@blueprintjs/core';
import { ColumnLayoutIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { Popover } from '#client/components/ui/Popover.tsx';
import type { DataColumn } from '../DataColumn.ts';
import type { ColumnChoice } from './useColumnChoice.ts';
import styles from './ColumnPicker.module.scss';

interface ColumnPickerProps<Row, Sort extends string> {
  /** All columns, including hidden ones. */
  readonly columns: readonly DataColumn<Row, Sort>[];
  readonly choice: ColumnChoice;
}

/** Shows and hides the columns of a table; the first column and required ones cannot be hidden. */
export function ColumnPicker<Row, Sort extends string>({ columns, choice }: ColumnPickerProps<Row, Sort>) {
  const intl = useIntl();
  return (
    <Popover
      placement="bottom-end"
      content={
        <fieldset className={styles['panel']}>
          <legend className={styles['legend']}>{intl.formatMessage({ id: 'table.columns.choose' })}</legend>
          {columns
            .filter(({ hideable = true }, index) => index > 0 && hideable)
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                className={styles['box'] ?? ''}
                checked={choice.isShown(id)}
                label={header}
                onChange={() => {
                  choice.toggle(id);
                }}
              />
            ))}
          <div className={styles['footer']}>
            <Button size="small" variant="minimal" disabled={!choice.differs} onClick={choice.reset}>
              {intl.formatMessage({ id: 'table.columns.reset' })}
            </Button>
          </div>
        </fieldset>
      }
    >
      <Button variant="outlined" icon={<ColumnLayoutIcon />}>
        {intl.formatMessage({ id: 'table.columns' })}
      </Button>
    </Popover>
  );
}
