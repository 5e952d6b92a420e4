import { Classes } from '@blueprintjs/core';
import styles from './TableSkeleton.module.scss';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The shape of a table while its first rows load. */
export function TableSkeleton() {
  return (
    <div className={styles['rows']} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={`${Classes.SKELETON} ${styles['row'] ?? ''}`} />
      ))}
    </div>
  );
}
