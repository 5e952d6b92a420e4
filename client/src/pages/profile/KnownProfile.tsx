import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '#client/api/userSchemas.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

interface KnownProfileProps {
  readonly children: (profile: Profile) => ReactNode;
}

/** Renders its children once the profile is loaded. The frame loads it for every page; a failed load is retried here. */
export const KnownProfile = observer(function KnownProfile({ children }: KnownProfileProps) {
  const intl = useIntl();
  const { user } = useStores();
  const known = user.userInfo;
  const query = useQuery({
    queryKey: ['profile', user.token],
    queryFn: async () => {
      await user.loadProfile();
      return true;
    },
    enabled: known === null && user.isLoggedIn,
  });
  return (
    <LoadPanel
      query={{ ...query, error: known === null ? query.error : null, data: known ?? undefined }}
      what={intl.formatMessage({ id: 'menu.profile' })}
      skeleton={<PanelSkeleton />}
    >
      {children}
    </LoadPanel>
  );
});
