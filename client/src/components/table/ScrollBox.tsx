import type { ReactNode } from 'react';
import styles from './ScrollBox.module.scss';

interface ScrollBoxProps {
  /** What is in it, translated. */
  readonly label: string;
  /** Says how high it may be. */
  readonly className?: string | undefined;
  /** `region` where no panel around it is the landmark. */
  readonly role?: 'group' | 'region';
  readonly children: ReactNode;
}

/** What is wider or longer than its place, and scrolls in it. */
export function ScrollBox({ label, className = '', role = 'group', children }: ScrollBoxProps) {
  return (
    // What scrolls must be reachable by keyboard.
    <div className={`${styles['box'] ?? ''} ${className}`} role={role} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
