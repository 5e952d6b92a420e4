import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device } from '#client/api/userSchemas.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DEVICES_KEY } from './devicesKey.ts';

/** Somebody else, or its own end, logged the device out before: as was wished. */
const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'validation' && 'id' in error.fieldErrors;

/** The devices one is logged in on, and logging them out. */
export function useDevices() {
  const { api, session, notices } = useStores();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: ({ signal }) => api.user.devices(signal),
    // Whoever looks here wants to know who is logged in now.
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
  /** Rejects with the first failure, after all were tried and the list is up to date. */
  const logOut = async (devices: readonly Device[]): Promise<void> => {
    if (devices.some(({ current }) => current)) {
      await session.logout();
      return;
    }
    // One after the other: there is no call for several, and fifty at once would be rude.
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
