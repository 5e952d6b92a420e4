import { Classes } from '@blueprintjs/core';
import styles from './skeletons.module.scss';

const LINES = [1, 2, 3] as const;

/** The shape of a short list while it loads. */
export function LinesSkeleton() {
  return (
    <div className={styles['lines']}>
      {LINES.map((line) => (
        <div key={line} className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
      ))}
    </div>
  );
}
