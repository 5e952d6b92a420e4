import type { ReactNode } from 'react';
import styles from './ListPageLayout.module.scss';

interface ListPageLayoutProps {
  readonly back?: ReactNode;
  /** The page's h1 and what belongs beside it. */
  readonly header?: ReactNode;
  readonly search?: ReactNode;
  /** Buttons above the content: add, export. */
  readonly topButtons?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page that lists something; every slot but the content may be left out. */
export function ListPageLayout({ back, header, search, topButtons, children }: ListPageLayoutProps) {
  return (
    <div className={styles['page']}>
      {(back !== undefined || header !== undefined) && (
        <header className={styles['header']}>
          {back}
          {header}
        </header>
      )}
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      {topButtons !== undefined && <div className={styles['buttons']}>{topButtons}</div>}
      <div>{children}</div>
    </div>
  );
}
