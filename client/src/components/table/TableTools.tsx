import type { ReactNode } from 'react';
import styles from './TableTools.module.scss';

interface TableToolsProps {
  /** What narrows the rows. */
  readonly children: ReactNode;
  /** How many there are, and what is done with them. */
  readonly end?: ReactNode;
}

/** The row of controls over a table. */
export function TableTools({ children, end }: TableToolsProps) {
  return (
    <div className={styles['tools']}>
      {children}
      {end !== undefined && <div className={styles['end']}>{end}</div>}
    </div>
  );
}
