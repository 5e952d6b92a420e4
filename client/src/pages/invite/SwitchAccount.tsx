import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';
import styles from './InvitePage.module.scss';

interface SwitchAccountProps {
  /** The address that the invitation is for. */
  readonly email: string;
  readonly onSwitch: () => void;
}

/** For users logged in with another account. After logout the reader stays on this page, which needs no login. */
export const SwitchAccount = observer(function SwitchAccount({ email, onSwitch }: SwitchAccountProps) {
  const { user, session } = useStores();
  return (
    <div className={styles['panel']}>
      <p>
        <FormattedMessage
          id="invite.switch.body"
          values={{ reader: user.email === '' ? user.displayName : user.email, email }}
        />
      </p>
      <Button
        intent="primary"
        size="large"
        fill
        onClick={() => {
          onSwitch();
          void session.logout();
        }}
      >
        <FormattedMessage id="invite.switch" />
      </Button>
    </div>
  );
});
