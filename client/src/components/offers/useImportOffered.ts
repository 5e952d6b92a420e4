import { useQuery } from '@tanstack/react-query';
import { askImportOffer } from '../../api/askImportOffer.ts';
import { useStores } from '../../stores/useStores.ts';
import { usePainted } from '../../hooks/usePainted.ts';

/** Whether the server takes recorded answers: doors to the import stand only where it does. Not before that is known. */
export function useImportOffered(): boolean {
  const { http } = useStores();
  const enabled = usePainted();
  const { data = false } = useQuery({
    queryKey: ['importOffered'],
    queryFn: ({ signal }) => askImportOffer(http, signal),
    enabled,
    staleTime: Infinity,
  });
  return data;
}
