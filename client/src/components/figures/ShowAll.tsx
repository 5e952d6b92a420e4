import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import styles from './ShowAll.module.scss';

interface ShowAllProps {
  /** Number of all rows. */
  readonly count: number;
  /** Whether all are shown. */
  readonly all: boolean;
  readonly onToggle: () => void;
}

/** The button below a list of which only the first rows are shown. */
export function ShowAll({ count, all, onToggle }: ShowAllProps) {
  const intl = useIntl();
  return (
    <Button className={styles['button'] ?? ''} size="small" variant="minimal" aria-expanded={all} onClick={onToggle}>
      {intl.formatMessage({ id: all ? 'figures.showFewer' : 'figures.showAll' }, { count })}
    </Button>
  );
}
