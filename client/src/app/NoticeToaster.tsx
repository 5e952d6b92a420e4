import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { createBrowserRouter } from 'react-router';
import { useStores } from '../stores/useStores.ts';
import { NoticeToast } from './NoticeToast.tsx';
import styles from './NoticeToaster.module.scss';

type Router = ReturnType<typeof createBrowserRouter>;

interface NoticeToasterProps {
  readonly router: Pick<Router, 'state' | 'subscribe'>;
}

/** The newest notices; older ones wait until there is room. */
const MOST_SHOWN = 4;

/**
 * Shows the notices of the store above everything else. Not Blueprint's toaster, whose overlay code the login page, where the first notices
 * appear, would not need otherwise.
 */
export const NoticeToaster = observer(function NoticeToaster({ router }: NoticeToasterProps) {
  const { notices } = useStores();
  const readMoving = (): boolean => {
    const { initialized, navigation } = router.state;
    return !initialized || navigation.state !== 'idle';
  };
  const isMoving = useSyncExternalStore(router.subscribe, readMoving, readMoving);
  return createPortal(
    <ol id="notices" className={styles['toaster']}>
      {notices.list.slice(-MOST_SHOWN).map((notice) => (
        <NoticeToast
          key={notice.id}
          notice={notice}
          isMoving={isMoving}
          onDismiss={() => {
            notices.dismiss(notice.id);
          }}
        />
      ))}
    </ol>,
    document.body,
  );
});
