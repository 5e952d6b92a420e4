import type { ReactNode } from 'react';
import styles from './CourseTag.module.scss';

interface CourseTagProps {
  readonly course: 'new' | 'rising' | 'steady' | 'fading' | 'lost' | 'uncited' | 'unknown';
  /** The rule behind it, as tooltip. */
  readonly explained: string;
  /** The trend in a word. */
  readonly children: ReactNode;
}

/** Trend of something cited, compared with the previous period. */
export function CourseTag({ course, explained, children }: CourseTagProps) {
  return (
    <span className={`${styles['tag'] ?? ''} ${styles[course] ?? ''}`} title={explained}>
      {children}
    </span>
  );
}
