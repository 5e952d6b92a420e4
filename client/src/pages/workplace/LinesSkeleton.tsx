import { Classes } from '@blueprintjs/core';
import styles from './skeletons.module.scss';

const LINES = [1, 2, 3] as const;

/** The loading skeleton of a short list. */
export function LinesSkeleton() {
  return (
    <div className={styles['lines']}>
      {LINES.map((line) => (
        <div key={line} className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
      ))}
    </div>
  );
}
