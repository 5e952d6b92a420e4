import type { ReactNode } from 'react';
import styles from './CourseTag.module.scss';

interface CourseTagProps {
  readonly course: 'new' | 'rising' | 'steady' | 'fading' | 'lost' | 'uncited' | 'unknown';
  /** The rule behind it, on hover. */
  readonly explained: string;
  /** The course in a word. */
  readonly children: ReactNode;
}

/** How something that is cited does against the period before. */
export function CourseTag({ course, explained, children }: CourseTagProps) {
  return (
    <span className={`${styles['tag'] ?? ''} ${styles[course] ?? ''}`} title={explained}>
      {children}
    </span>
  );
}
