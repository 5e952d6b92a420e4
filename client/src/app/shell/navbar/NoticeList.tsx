import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Notice } from '#client/api/noticeSchemas.ts';
import { noticeBody } from '#client/components/alerts/noticeBody.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { useNoticeList } from './useNoticeList.ts';
import styles from './NoticeList.module.scss';

interface NoticeListProps {
  readonly notices: ReturnType<typeof useNoticeList>;
  readonly onClose: () => void;
}

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onOpen: (notice: Notice) => void;
}

const NoticeRow = observer(function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { catalog } = useStores();
  const chinese = catalog.locale === 'zh-CN';
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        onClick={() => {
          onOpen(notice);
        }}
      >
        <span className={notice.read ? styles['dotRead'] : styles['dot']}>
          {!notice.read && (
            <span className={styles['hiddenText']}>
              <FormattedMessage id="notices.unread" />
            </span>
          )}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{chinese ? notice.title_zh : notice.title_en}</span>
          <span className={styles['body']}>{noticeBody(notice, catalog.locale)}</span>
          <time className={styles['time']} dateTime={notice.at}>
            <FormattedDate
              value={notice.at}
              month="short"
              day="numeric"
              hour="2-digit"
              minute="2-digit"
              hourCycle="h23"
            />
          </time>
        </span>
      </button>
    </li>
  );
});

/** The notices, newest first; opening one marks it as read and navigates to its subject. */
export function NoticeList({ notices, onClose }: NoticeListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list, unread, markRead } = notices;
  const handleOpen = (notice: Notice): void => {
    if (!notice.read) markRead([notice.id]);
    // Only addresses of this app: two slashes would lead to another host.
    if (notice.path === null || !/^\/(?![/\\])/u.test(notice.path)) return;
    onClose();
    void navigate(notice.path);
  };
  return (
    <section className={styles['panel']} aria-label={intl.formatMessage({ id: 'notices.title' })}>
      <div className={styles['header']}>
        <h2 className={styles['heading']}>
          <FormattedMessage id="notices.title" />
        </h2>
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          disabled={unread === 0}
          loading={notices.marking}
          onClick={() => {
            markRead(list.filter(({ read }) => !read).map(({ id }) => id));
          }}
        >
          <FormattedMessage id="notices.markAll" />
        </Button>
      </div>
      {notices.isPending && <Spinner size={20} className={styles['state'] ?? ''} />}
      {notices.failed && (
        <div role="alert" className={styles['state']}>
          <FormattedMessage id="notices.failed" />
          <Button size="small" onClick={notices.retry}>
            <FormattedMessage id="common.retry" />
          </Button>
        </div>
      )}
      {!notices.isPending && !notices.failed && list.length === 0 && (
        <p className={styles['state']}>
          <FormattedMessage id="notices.empty" />
        </p>
      )}
      <p className={styles['more']}>
        <Link to={paths.alerts.href()} onClick={onClose}>
          <FormattedMessage id="notices.alerts" />
        </Link>
      </p>
      <ul className={styles['list']}>
        {list.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={handleOpen} />
        ))}
      </ul>
    </section>
  );
}
