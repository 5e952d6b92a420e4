import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { oneLine } from '#client/lib/oneLine.ts';
import { isPersonalPath } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { breadcrumbTitle } from './breadcrumbTrail.ts';
import { titleText } from './titleText.ts';
import { inReadersWords } from './topicOfAddress.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import styles from './AppLayout.module.scss';

/** Sets the document title, and announces the page's name after a navigation, which single-page apps do not do by themselves. */
export const PageTitle = observer(function PageTitle() {
  const intl = useIntl();
  const { projects, filters } = useStores();
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  const appName = intl.formatMessage({ id: 'app.name' });
  const query = inReadersWords(pathname, new URLSearchParams(search), filters.topics);
  const title = titleText(breadcrumbTitle(query) ?? page?.titleId ?? 'menu.notFound', intl);
  const projectName = isPersonalPath(pathname) ? '' : oneLine(projects.current?.name ?? '');
  const documentTitle = [title, projectName, appName].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useEffect(
    () => () => {
      document.title = appName;
    },
    [appName],
  );
  return (
    <p role="status" className={styles['hiddenText']}>
      {title}
    </p>
  );
});
