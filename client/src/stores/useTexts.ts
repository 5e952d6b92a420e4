import { useEffect, useState } from 'react';
import type { MessageArea } from '../i18n/MessageId.ts';
import { useStores } from './useStores.ts';

/** Whether the texts of these areas are loaded; loads them if not. For components that do not belong to one page. */
export function useTexts(...areas: readonly MessageArea[]): boolean {
  const { catalog, notices } = useStores();
  const [ready, setReady] = useState(false);
  const wanted = areas.join();
  useEffect(() => {
    let left = false;
    catalog.ensure(areas).then(
      () => {
        if (!left) setReady(true);
      },
      () => {
        if (!left) notices.show({ key: 'texts', intent: 'error', messageId: 'error.network' });
      },
    );
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the array is new at every call; `wanted` compares its names
  }, [catalog, notices, wanted]);
  return ready;
}
