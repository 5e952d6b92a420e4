import { useQueryClient } from '@tanstack/react-query';
import { useStores } from '../../stores/useStores.ts';

/** Starts the page being read afresh and asks the server again; what was known stays on screen, dimmed, until it answers. */
export function useReloadPage(): () => void {
  const { tabs } = useStores();
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ refetchType: 'none' });
    tabs.reload();
  };
}
