import { GridViewIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link, useLocation, useMatches } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';
import { breadcrumbTrail } from './breadcrumbTrail.ts';
import { titleText } from './titleText.ts';
import { inReadersWords } from './topicOfAddress.ts';
import { ViewsButton } from './ViewsButton.tsx';
import styles from './BreadcrumbBar.module.scss';

/** The breadcrumb: the titles of the matched routes, or the name in the address, after a menu icon; and the saved views button. */
export const BreadcrumbBar = observer(function BreadcrumbBar() {
  const intl = useIntl();
  const { filters } = useStores();
  const { pathname, search } = useLocation();
  const query = inReadersWords(pathname, new URLSearchParams(search), filters.topics);
  const trail = breadcrumbTrail(query, useMatches());
  const crumbs = trail
    .map(({ title, path }) => ({ text: titleText(title, intl), path }))
    // A group of one page has the same title: it is shown once.
    .filter(({ text }, index, all) => text !== all[index + 1]?.text);
  const shown = crumbs.length === 0 ? [{ text: intl.formatMessage({ id: 'menu.notFound' }), path: null }] : crumbs;
  return (
    <div className={styles['bar']}>
      <nav aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })} className={styles['nav']}>
        <GridViewIcon size={14} className={styles['icon'] ?? ''} />
        <ol className={styles['trail']}>
          {shown.map(({ text, path }, index) => (
            <li key={`${text} ${path ?? ''}`} className={styles['crumb']} title={text}>
              {path === null ? (
                <span {...(index === shown.length - 1 ? { className: styles['here'], 'aria-current': 'page' } : {})}>
                  {text}
                </span>
              ) : (
                <Link to={path}>{text}</Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <ViewsButton />
    </div>
  );
});
