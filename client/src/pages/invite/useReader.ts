import { useQuery } from '@tanstack/react-query';
import { useStores } from '#client/stores/useStores.ts';

/** The logged-in user: from local state, corrected by the server. Reads stores: call it inside an observer. */
export function useReader() {
  const { user } = useStores();
  const profile = useQuery({
    queryKey: ['reader', user.token],
    queryFn: async () => {
      await user.loadProfile();
      return true;
    },
    enabled: user.isLoggedIn,
  });
  return {
    profile,
    /** A user is logged in whose profile is not loaded yet. */
    isUnknown: user.isLoggedIn && user.userInfo === null,
    email: user.isLoggedIn ? user.email : null,
  };
}
