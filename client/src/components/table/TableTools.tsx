import type { ReactNode } from 'react';
import styles from './TableTools.module.scss';

interface TableToolsProps {
  /** Controls that filter the rows. */
  readonly children: ReactNode;
  /** The number of rows, and actions on them. */
  readonly end?: ReactNode;
}

/** The row of controls above a table. */
export function TableTools({ children, end }: TableToolsProps) {
  return (
    <div className={styles['tools']}>
      {children}
      {end !== undefined && <div className={styles['end']}>{end}</div>}
    </div>
  );
}
