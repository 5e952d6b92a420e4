import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { OpenPage } from '#client/components/openPage/OpenPage.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { landing } from '#client/lib/landing.ts';
import { homePath, paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { InvitationBody } from './InvitationBody.tsx';
import { useInvitation } from './useInvitation.ts';
import styles from './InvitePage.module.scss';

function LoadedInvitation({ code }: { readonly code: string }) {
  const intl = useIntl();
  const invitation = useInvitation(code);
  const { data, isFetching } = invitation;
  return (
    <LoadPanel
      // A refetch on window focus must not dim a form that is being filled in.
      query={{ ...invitation, isFetching: isFetching && data === undefined }}
      what={intl.formatMessage({ id: 'invite.what' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {(info) => <InvitationBody info={info} code={code} />}
    </LoadPanel>
  );
}

/** The invitation page: shows an invitation and answers it; needs no login (specification, section 2). */
export const InvitePage = observer(function InvitePage() {
  const { user } = useStores();
  const intl = useIntl();
  const [search] = useSearchParams();
  // A separate query cache: this page is outside the frame behind the login.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const code = (search.get('code') ?? '').trim();
  return (
    <QueryClientProvider client={queries}>
      <OpenPage
        title={intl.formatMessage({ id: 'invite.title' })}
        below={
          <Link className={styles['home']} to={user.isLoggedIn ? homePath.href() : paths.create.href()} state={landing}>
            <FormattedMessage id="invite.home" />
          </Link>
        }
      >
        {code === '' ? (
          <EmptyState title={<FormattedMessage id="invite.noCode" />} />
        ) : (
          <LoadedInvitation key={code} code={code} />
        )}
      </OpenPage>
    </QueryClientProvider>
  );
});
