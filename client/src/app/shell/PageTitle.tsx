import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { oneLine } from '../../lib/oneLine.ts';
import { isPersonalPath } from '../../lib/paths.ts';
import { useStores } from '../../stores/useStores.ts';
import { breadcrumbTitle } from './breadcrumbTrail.ts';
import { titleText } from './titleText.ts';
import { inReadersWords } from './topicOfAddress.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import styles from './AppLayout.module.scss';

/** The document's title, and the page's name said aloud after a navigation, which in one-page apps is silent otherwise. */
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
