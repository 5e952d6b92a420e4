import type { ReactNode } from 'react';
import styles from './MessagePage.module.scss';

interface MessagePageProps {
  /** The h1 of the page. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A page that is only a message: what is wrong, and where to go. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
