import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device } from '#client/api/userSchemas.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DEVICES_KEY } from './devicesKey.ts';

/** The device is logged out already: the intended result. */
const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'validation' && 'id' in error.fieldErrors;

/** The user's logged-in devices, and logging them out. */
export function useDevices() {
  const { api, session, notices } = useStores();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: ({ signal }) => api.user.devices(signal),
    // Always refetched: the list must be current.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

  const logOutOne = async ({ id }: Device): Promise<void> => {
    try {
      await api.user.logoutDevice(id);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };
  /** Rejects with the first failure, after all calls ended and the list is refetched. */
  const logOut = async (devices: readonly Device[]): Promise<void> => {
    if (devices.some(({ current }) => current)) {
      await session.logout();
      return;
    }
    // Sequentially: there is no bulk call, and fifty parallel requests would burden the server.
    const failures: unknown[] = [];
    for (const device of devices) {
      await logOutOne(device).catch((error: unknown) => {
        failures.push(error);
      });
    }
    await client.invalidateQueries({ queryKey: DEVICES_KEY });
    if (failures.length > 0) throw failures[0];
    notices.show({
      key: 'profile',
      intent: 'success',
      messageId: 'profile.devices.done',
      values: { count: devices.length },
    });
  };
  return { query, logOut };
}
