import { GridViewIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { breadcrumbTrail } from './breadcrumbTrail.ts';
import { activeEntry } from './menu/activeEntry.ts';
import { useMenu } from './menu/useMenu.ts';
import { titleText } from './titleText.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import styles from './BreadcrumbBar.module.scss';

/** Where the reader is. */
export const BreadcrumbBar = observer(function BreadcrumbBar() {
  const intl = useIntl();
  const menu = useMenu();
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  const trail = breadcrumbTrail(
    new URLSearchParams(search),
    { titleId: page?.titleId ?? 'menu.notFound', path: pathname },
    activeEntry(menu, pathname),
  );
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })} className={styles['bar']}>
      <GridViewIcon size={14} className={styles['icon'] ?? ''} />
      <ol className={styles['trail']}>
        {trail.map(({ title, path }, index) => {
          const text = titleText(title, intl);
          const last = index === trail.length - 1;
          return (
            <li key={`${title} ${path ?? ''}`} className={styles['crumb']} title={text}>
              {path === null ? (
                <span className={styles['here']} {...(last ? { 'aria-current': 'page' as const } : {})}>
                  {text}
                </span>
              ) : (
                <Link to={path}>{text}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
