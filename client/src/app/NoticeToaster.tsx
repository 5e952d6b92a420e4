import { OverlayToaster, Toast } from '@blueprintjs/core';
import type { Intent } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { AppNotice, NoticeIntent } from '../stores/NoticesStore.ts';
import { useStores } from '../stores/useStores.ts';

const INTENTS: Readonly<Record<NoticeIntent, Intent>> = {
  info: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

function noticeText(notice: AppNotice) {
  if (notice.messageId === null) return notice.text;
  return <FormattedMessage id={notice.messageId} values={notice.values} />;
}

/** Shows the notices of the store; it alone knows that they are Blueprint toasts. */
export const NoticeToaster = observer(function NoticeToaster() {
  const { notices } = useStores();
  return (
    <OverlayToaster position="top" maxToasts={4}>
      {notices.list.map((notice) => (
        <Toast
          key={notice.id}
          intent={INTENTS[notice.intent]}
          timeout={notice.durationMs}
          message={noticeText(notice)}
          {...(notice.action === null
            ? {}
            : {
                action: {
                  text: <FormattedMessage id={notice.action.labelId} />,
                  onClick: notice.action.run,
                },
              })}
          onDismiss={() => {
            notices.dismiss(notice.id);
          }}
        />
      ))}
    </OverlayToaster>
  );
});
