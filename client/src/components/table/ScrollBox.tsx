import type { ReactNode } from 'react';
import { useCutMark } from './useCutMark.ts';
import styles from './ScrollBox.module.scss';

interface ScrollBoxProps {
  /** Translated description of the content. */
  readonly label: string;
  /** Sets its maximum height, and its frame or the space around its content. */
  readonly className?: string | undefined;
  /** `region` if no surrounding panel is a landmark. */
  readonly role?: 'group' | 'region';
  readonly children: ReactNode;
}

/** A scroll container for content that is wider or longer than its place. */
export function ScrollBox({ label, className = styles['plain'] ?? '', role = 'group', children }: ScrollBoxProps) {
  const box = useCutMark();
  return (
    // Scrollable content must be reachable by keyboard.
    <div ref={box} className={`${styles['box'] ?? ''} ${className}`} role={role} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
