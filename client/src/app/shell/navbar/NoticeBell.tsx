import { NotificationsIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { PopoverButton } from '../PopoverButton.tsx';
import { NoticeList } from './NoticeList.tsx';
import { useNoticeList } from './useNoticeList.ts';
import styles from './Navbar.module.scss';

/** More than this is written with a plus sign. */
const MOST_SHOWN = 99;

/** The bell: how many notices are unread, and the list of them all. Absent where the provider has none. */
export function NoticeBell() {
  const intl = useIntl();
  const notices = useNoticeList();
  const { unread, isOffered } = notices;
  if (!isOffered) return null;
  return (
    <PopoverButton
      kind="dialog"
      label={intl.formatMessage({ id: 'notices.button' }, { count: unread })}
      className={styles['button']}
      content={(close) => <NoticeList notices={notices} onClose={close} />}
    >
      <NotificationsIcon />
      {unread > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </PopoverButton>
  );
}
