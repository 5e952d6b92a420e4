import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadPanel } from '../../components/ui/LoadPanel.tsx';
import { homePath, paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './InvitePage.module.scss';
import { useInvitation } from './useInvitation.ts';
import type { InvitePageInfo } from './useInvitation.ts';

interface InvitationDetailsProps {
  readonly info: InvitePageInfo;
  readonly code: string;
}

function InvitationDetails({ info, code }: InvitationDetailsProps) {
  const { inviter, email, role, team } = info;
  return (
    <div className={styles['details']}>
      {info.status !== 'unknown' && (
        <p>
          <FormattedMessage id="invite.body" values={{ inviter, email, role, team }} />
        </p>
      )}
      <p>
        <FormattedMessage id={`invite.status.${info.status}`} />
      </p>
      {info.status === 'pending' && (
        <>
          <p className={styles['muted']}>
            <FormattedMessage id="invite.acceptLater" />
          </p>
          <Link to={paths.create.href({ mode: info.registered ? undefined : 'register', code })}>
            <FormattedMessage id={info.registered ? 'invite.login' : 'invite.register'} />
          </Link>
        </>
      )}
    </div>
  );
}

function LoadedInvitation({ code }: { readonly code: string }) {
  const intl = useIntl();
  const invitation = useInvitation(code);
  return (
    <LoadPanel query={invitation} what={intl.formatMessage({ id: 'invite.what' })} skeleton={null}>
      {(info) => <InvitationDetails info={info} code={code} />}
    </LoadPanel>
  );
}

/** What an invitation link stands for; open to everybody (specification, section 2). */
export const InvitePage = observer(function InvitePage() {
  const { user } = useStores();
  const intl = useIntl();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  return (
    <main className={styles['page']}>
      <title>{`${intl.formatMessage({ id: 'invite.title' })} · ${intl.formatMessage({ id: 'app.name' })}`}</title>
      <div className={styles['card']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="invite.title" />
        </h1>
        {code === '' ? (
          <EmptyState title={<FormattedMessage id="invite.noCode" />} />
        ) : (
          <LoadedInvitation code={code} />
        )}
        <Link to={user.isLoggedIn ? homePath.href() : paths.create.href()}>
          <FormattedMessage id="invite.home" />
        </Link>
      </div>
    </main>
  );
});
