import type { ReactNode } from 'react';
import styles from './StoredNote.module.scss';

/** Said above a list that holds what somebody else saved while it was being edited. @param props.children the words, translated */
export function MergedNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles['kept']}>
      {children}
    </p>
  );
}
