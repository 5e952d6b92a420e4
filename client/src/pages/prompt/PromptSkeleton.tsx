import { Classes } from '@blueprintjs/core';
import styles from './PromptPage.module.scss';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** The shape of the list while it loads. */
export function PromptSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {ROWS.map((row) => (
        <span key={row} className={`${Classes.SKELETON} ${styles['skeletonRow'] ?? ''}`} />
      ))}
    </div>
  );
}
