import { useQuery } from '@tanstack/react-query';
import { askImportOffer } from '../../api/askImportOffer.ts';
import { useStores } from '../../stores/useStores.ts';
import { usePainted } from '../../hooks/usePainted.ts';
import { useMayEdit } from '../../stores/useAccess.ts';

/**
 * Whether the reader may bring in recorded answers: the server takes them, and the permission level allows it. Doors to the import
 * stand only then. Not before it is known. Use it inside an observer.
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
