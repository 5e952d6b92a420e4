import { BookmarkIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { isViewPage } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PopoverButton } from './PopoverButton.tsx';
import styles from './BreadcrumbBar.module.scss';

const ViewsPopover = lazy(async () => ({ default: (await import('./ViewsPopover.tsx')).ViewsPopover }));

/** The saved views button, on every page that shows a project. */
export const ViewsButton = observer(function ViewsButton() {
  const intl = useIntl();
  const { projects } = useStores();
  const { pathname } = useLocation();
  if (projects.current === null || !isViewPage(pathname)) return null;
  const label = intl.formatMessage({ id: 'shell.views' });
  return (
    <PopoverButton
      kind="dialog"
      noTooltip
      label={label}
      className={styles['views']}
      content={(close) => (
        <Suspense fallback={null}>
          <ViewsPopover onOpened={close} />
        </Suspense>
      )}
    >
      <BookmarkIcon size={14} />
      <span>{label}</span>
    </PopoverButton>
  );
});
