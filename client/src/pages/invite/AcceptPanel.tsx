import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';
import styles from './InvitePage.module.scss';

interface AcceptPanelProps {
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** For the invited person when logged in: one click. */
export const AcceptPanel = observer(function AcceptPanel({ isBusy, onAccept }: AcceptPanelProps) {
  const { user } = useStores();
  return (
    <div className={styles['panel']}>
      {user.displayName !== '' && (
        <p>
          <FormattedMessage id="invite.accept.as" values={{ name: user.displayName }} />
        </p>
      )}
      <p className={styles['muted']}>
        <FormattedMessage id="invite.accept.leaves" />
      </p>
      <Button intent="primary" size="large" fill loading={isBusy} onClick={onAccept}>
        <FormattedMessage id="invite.accept" />
      </Button>
    </div>
  );
});
