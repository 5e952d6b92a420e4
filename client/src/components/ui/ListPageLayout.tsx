import type { ReactNode } from 'react';
import styles from './ListPageLayout.module.scss';

interface ListPageLayoutProps {
  /** The way back from a list that belongs to something else. */
  readonly back?: ReactNode;
  /** The heading of the page and what belongs beside it. */
  readonly header?: ReactNode;
  /** The search area: a `ListSearch`. */
  readonly search?: ReactNode;
  /** What can be done beside changing one row: add, import. */
  readonly topButtons?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * The layout of a page that is a list (specification, section 2): back button, header, search area, top buttons, content. Each
 * slot but the content may be left out. The top buttons stand at the end of the header's row and wrap below it on narrow screens.
 */
export function ListPageLayout({ back, header, search, topButtons, children }: ListPageLayoutProps) {
  const hasHead = [back, header, topButtons].some((slot) => slot !== undefined);
  return (
    <div className={styles['page']}>
      {hasHead && (
        <div className={styles['head']}>
          {back}
          {header !== undefined && <div className={styles['header']}>{header}</div>}
          {topButtons !== undefined && <div className={styles['buttons']}>{topButtons}</div>}
        </div>
      )}
      {search}
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
