import { Classes } from '@blueprintjs/core';
import styles from './AnswerIndexSkeleton.module.scss';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The loading skeleton: the platform table above the prompts table. */
export function AnswerIndexSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {(['platforms', 'tabs'] as const).map((card) => (
        <div key={card} className={styles['card']}>
          {ROWS.map((row) => (
            <div key={row} className={`${Classes.SKELETON} ${styles['row'] ?? ''}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
