import { useQueryClient } from '@tanstack/react-query';
import { useStores } from '#client/stores/useStores.ts';

/** Remounts the current page and refetches its data; old data stay on screen, dimmed, until the response arrives. */
export function useReloadPage(): () => void {
  const { tabs } = useStores();
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ refetchType: 'none' });
    tabs.reload();
  };
}
