import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Notice } from '#client/api/noticeSchemas.ts';
import { noticeBody } from '#client/components/alerts/noticeBody.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import styles from './AnnouncementsPanel.module.scss';

/** The bell lists all of them. */
const SHOWN = 4;

interface NoticeItemProps {
  readonly notice: Notice;
  readonly onOpen: (notice: Notice) => void;
}

function NoticeItem({ notice, onOpen }: NoticeItemProps) {
  const intl = useIntl();
  const chinese = intl.locale === 'zh-CN';
  return (
    <button
      type="button"
      className={styles['item']}
      onClick={() => {
        onOpen(notice);
      }}
    >
      <span className={styles['title']}>
        {!notice.read && (
          <span className={styles['dot']}>
            <VisuallyHidden>{intl.formatMessage({ id: 'notices.unread' })}</VisuallyHidden>
          </span>
        )}
        {chinese ? notice.title_zh : notice.title_en}
      </span>
      <span className={styles['body']}>{noticeBody(notice, intl.locale)}</span>
      <time className={styles['time']} dateTime={notice.at}>
        {formatInstant(intl, notice.at)}
      </time>
    </button>
  );
}

/** The newest notices; opening one marks it as read and goes to its target. */
export function AnnouncementsPanel() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { query, markRead, marking } = useAnnouncements();
  const title = intl.formatMessage({ id: 'workplace.news' });
  if (isNotOffered(query.error)) return null;
  const unread = (query.data?.list ?? []).filter(({ read }) => !read).map(({ id }) => id);
  const handleOpen = ({ id, read, path }: Notice): void => {
    if (!read) markRead([id]);
    // Only addresses of this app: two slashes would lead to another host.
    if (path !== null && /^\/(?![/\\])/u.test(path)) void navigate(path);
  };
  return (
    <Panel
      title={title}
      actions={
        <Button
          variant="minimal"
          size="small"
          disabled={unread.length === 0}
          loading={marking}
          onClick={() => {
            markRead(unread);
          }}
        >
          {intl.formatMessage({ id: 'notices.markAll' })}
        </Button>
      }
    >
      <LoadPanel
        framed
        query={{ ...query, isFetching: query.isFetching && query.data === undefined }}
        what={title}
        skeleton={<LinesSkeleton />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles['none']}>{intl.formatMessage({ id: 'notices.empty' })}</p>
          ) : (
            <ul className={styles['list']}>
              {list.slice(0, SHOWN).map((notice) => (
                <li key={notice.id}>
                  <NoticeItem notice={notice} onOpen={handleOpen} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadPanel>
    </Panel>
  );
}
