import type { ReactNode } from 'react';
import { PageAbout } from './PageAbout.tsx';
import styles from './ListPageLayout.module.scss';

interface ListPageLayoutProps {
  /** Back button of a list that belongs to a detail page. */
  readonly back?: ReactNode;
  /** Page heading and what is beside it. */
  readonly header?: ReactNode;
  /** A sentence on what the page is for, below the heading and the top buttons. */
  readonly about?: ReactNode;
  /** The search area: a `ListSearch`. */
  readonly search?: ReactNode;
  /** Actions other than on a single row: add, import. */
  readonly topButtons?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * Layout of a list page (specification, section 2): back button, header, search area, top buttons, content. All but the content are
 * optional. The top buttons are at the end of the header's row and wrap below it on narrow screens.
 */
export function ListPageLayout({ back, header, about, search, topButtons, children }: ListPageLayoutProps) {
  const hasHead = [back, header, topButtons].some((slot) => slot !== undefined);
  return (
    <div className={styles['page']}>
      {hasHead && (
        <div className={styles['head']}>
          {back}
          {header !== undefined && <div className={styles['header']}>{header}</div>}
          {topButtons !== undefined && <div className={styles['buttons']}>{topButtons}</div>}
          {about !== undefined && (
            <div className={styles['about']}>
              <PageAbout>{about}</PageAbout>
            </div>
          )}
        </div>
      )}
      {search}
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
