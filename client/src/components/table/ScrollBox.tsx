import type { ReactNode } from 'react';
import styles from './ScrollBox.module.scss';

interface ScrollBoxProps {
  /** What is in it, translated. */
  readonly label: string;
  /** Says how high it may be. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wider or longer than its place, and scrolls in it. The panel around it is the landmark. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={`${styles['box'] ?? ''} ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
