import { NotificationsIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { PopoverButton } from '../PopoverButton.tsx';
import { NoticeList } from './NoticeList.tsx';
import { useNoticeList } from './useNoticeList.ts';
import styles from './Navbar.module.scss';

/** A larger number is shown as 99+. */
const MOST_SHOWN = 99;

/** The bell: the number of unread notices, and the list of all. Not rendered if the provider does not offer notices. */
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
