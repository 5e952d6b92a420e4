import { Classes } from '@blueprintjs/core';
import styles from './TeamPanel.module.scss';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows to come. */
export function TeamSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {ROWS.map((row) => (
        <span key={row} className={`${Classes.SKELETON} ${styles['skeletonRow'] ?? ''}`} />
      ))}
    </div>
  );
}
