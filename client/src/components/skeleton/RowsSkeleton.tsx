import { Classes } from '@blueprintjs/core';
import styles from './RowsSkeleton.module.scss';

interface RowsSkeletonProps {
  readonly count?: number;
  /** In a card of its own, if no panel surrounds it. */
  readonly framed?: boolean;
}

/** Placeholder of a table or list while its first rows load. */
export function RowsSkeleton({ count = 10, framed = false }: RowsSkeletonProps) {
  return (
    <div className={`${styles['rows'] ?? ''} ${framed ? (styles['framed'] ?? '') : ''}`}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={`${Classes.SKELETON} ${styles['row'] ?? ''}`} />
      ))}
    </div>
  );
}
