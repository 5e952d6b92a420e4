import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../stores/useStores.ts';

/** Long enough to read it and to look at what stands there instead. */
const DURATION_MS = 20_000;

/** Says of an address that parts of it mean nothing here: what is shown instead may not be what its sender saw. */
export function useSayUnread(parts: readonly string[]): void {
  const { notices } = useStores();
  const say = useEffectEvent(() => {
    if (parts.length === 0) return;
    notices.show({
      key: 'unread',
      intent: 'warning',
      messageId: 'common.unread',
      values: { parts: parts.join(', ') },
      durationMs: DURATION_MS,
    });
  });
  const text = parts.join('\n');
  useEffect(() => {
    say();
  }, [text]);
}
