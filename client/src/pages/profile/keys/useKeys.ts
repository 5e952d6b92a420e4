import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createKeyApi } from '#client/api/keyApi.ts';
import type { KeyDraft } from '#client/api/keyApi.ts';
import type { ApiKey, MadeKey } from '#client/api/keySchemas.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

const KEYS_KEY = ['keys'] as const;

/** The API keys visible to the user, with create and revoke. */
export function useKeys() {
  const { notices } = useStores();
  const api = useApi(createKeyApi);
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEYS_KEY,
    queryFn: async ({ signal }) => (await api.list(signal)).list,
    // Always refetched: the last use must be current.
    staleTime: 0,
  });
  const make = async (draft: KeyDraft): Promise<MadeKey> => {
    const made = await api.create(draft);
    await client.invalidateQueries({ queryKey: KEYS_KEY });
    return made;
  };
  const revoke = async ({ id, name }: ApiKey): Promise<void> => {
    await api.revoke(id);
    await client.invalidateQueries({ queryKey: KEYS_KEY });
    notices.show({ key: 'profile', intent: 'success', messageId: 'profile.keys.revoked', values: { name } });
  };
  return { query, make, revoke };
}

export type KeyChanges = Omit<ReturnType<typeof useKeys>, 'query'>;
