import type { ReactNode } from 'react';
import styles from './PageAbout.module.scss';

/** The sentence below the title of a page: what it is for. */
export function PageAbout({ children }: { readonly children: ReactNode }) {
  return <p className={styles['about']}>{children}</p>;
}
