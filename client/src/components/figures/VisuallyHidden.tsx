import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Words for those who do not see the picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles['hidden']}>{children}</span>;
}
