import { useQuery } from '@tanstack/react-query';
import { askImportOffer } from '#client/api/askImportOffer.ts';
import { usePainted } from '#client/hooks/usePainted.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Whether the reader can import recorded answers: the server offers it, and the permission level allows it. Undefined until known: what
 * would move other content then gets its place before. Use it inside an observer.
 */
export function useImportOffer(): boolean | undefined {
  const { http } = useStores();
  const enabled = usePainted();
  const { data, isPending } = useQuery({
    queryKey: ['importOffered'],
    queryFn: ({ signal }) => askImportOffer(http, signal),
    enabled,
    staleTime: Infinity,
  });
  if (!useMayEdit()) return false;
  return isPending ? undefined : data === true;
}

/** Whether the import is known to be offered. Links to it are shown only if it is. */
export const useImportOffered = (): boolean => useImportOffer() === true;
