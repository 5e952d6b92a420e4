import { Classes } from '@blueprintjs/core';
import styles from './AnswerSkeleton.module.scss';

/** Widths of the lines in percent, to look like a text. */
const LINES = [70, 40, 96, 92, 98, 60, 94, 90, 75, 97, 50] as const;

/** Placeholder for an answer, or a list of answers, while it loads. */
export function AnswerSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {LINES.map((width) => (
        <div
          key={width}
          className={`${Classes.SKELETON} ${styles['line'] ?? ''}`}
          style={{ width: `${String(width)}%` }}
        />
      ))}
    </div>
  );
}
