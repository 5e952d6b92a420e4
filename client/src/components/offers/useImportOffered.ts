import { useQuery } from '@tanstack/react-query';
import { askImportOffer } from '../../api/askImportOffer.ts';
import { useStores } from '../../stores/useStores.ts';
import { usePainted } from '../../hooks/usePainted.ts';
import { useMayEdit } from '../../stores/useAccess.ts';

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
