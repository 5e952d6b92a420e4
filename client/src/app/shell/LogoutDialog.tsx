import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { useStores } from '#client/stores/useStores.ts';

/** 'Confirm logout' of the older handler (specification, section 8), mounted while requested: logging in again logs out and reloads. */
export const LogoutDialog = observer(function LogoutDialog() {
  const intl = useIntl();
  const { notices, session } = useStores();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'session.confirmLogout.title' })}
      confirmLabel={<FormattedMessage id="session.confirmLogout.relogin" />}
      onConfirm={async () => {
        await session.logout();
        window.location.reload();
      }}
      onClose={notices.closeLogoutDialog}
    >
      <p>
        <FormattedMessage id="session.confirmLogout.body" />
      </p>
    </ConfirmDialog>
  );
});
