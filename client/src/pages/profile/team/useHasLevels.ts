import type { Access } from '#client/api/schemas/accessSchemas.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Whether the provider has permission levels: the reader has one, or somebody in a list. Reads stores: call it inside an observer. */
export function useHasLevels(list: readonly { readonly level: Access | null }[]): boolean {
  const { user } = useStores();
  return user.userInfo?.level !== undefined || list.some(({ level }) => level !== null);
}
