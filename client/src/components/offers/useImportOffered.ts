import { useQuery } from '@tanstack/react-query';
import { askImportOffer } from '#client/api/askImportOffer.ts';
import { usePainted } from '#client/hooks/usePainted.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Whether the reader can import recorded answers: the server offers it, and the permission level allows it. False until known. Links to the
 * import are shown only if true. Use it inside an observer.
 */
export function useImportOffered(): boolean {
  const { http } = useStores();
  const enabled = usePainted();
  const { data = false } = useQuery({
    queryKey: ['importOffered'],
    queryFn: ({ signal }) => askImportOffer(http, signal),
    enabled,
    staleTime: Infinity,
  });
  const mayEdit = useMayEdit();
  return data && mayEdit;
}
