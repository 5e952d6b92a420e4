import { useQuery } from '@tanstack/react-query';
import { useStores } from '../../stores/useStores.ts';

/** Who is logged in here: what this browser remembers, put right by the server. Reads stores: call it inside an observer. */
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
    /** Somebody is logged in, and it is not known yet who. */
    isUnknown: user.isLoggedIn && user.userInfo === null,
    email: user.isLoggedIn ? user.email : null,
  };
}
