import type { ReactNode } from 'react';
import styles from './StoredNote.module.scss';

/** Note above a list into which changes of somebody else were merged during editing. @param props.children the translated text */
export function MergedNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles['kept']}>
      {children}
    </p>
  );
}
