import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { MOST_ROWS } from './useTableFile.ts';
import type { FileState } from './useTableFile.ts';
import styles from './FileButton.module.scss';

interface FileButtonProps {
  readonly state: FileState;
  /** Number of rows in the table. */
  readonly rowCount: number;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

/** Saves all rows of a table as CSV and shows the progress. */
export function FileButton({ state, rowCount, onStart, onCancel }: FileButtonProps) {
  const intl = useIntl();
  if (state.kind === 'working') {
    const share = state.total === 0 ? 0 : state.done / state.total;
    return (
      <span className={styles['working']} role="status">
        {intl.formatMessage({ id: 'table.file.working' }, { share: formatPercent(intl, share, 0) })}
        <Button size="small" variant="minimal" onClick={onCancel}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
      </span>
    );
  }
  return (
    <>
      {state.kind === 'failed' && (
        <span role="alert" className={styles['failed']}>
          {intl.formatMessage({ id: 'table.file.failed' })}
        </span>
      )}
      {rowCount > MOST_ROWS && (
        <span className={styles['most']}>
          {intl.formatMessage({ id: 'table.file.most' }, { most: formatCount(intl, MOST_ROWS) })}
        </span>
      )}
      <Button variant="outlined" icon={<ExportIcon />} disabled={rowCount === 0} onClick={onStart}>
        {intl.formatMessage({ id: 'charts.export.csv' })}
      </Button>
    </>
  );
}
