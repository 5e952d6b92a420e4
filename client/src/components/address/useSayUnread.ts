import { useEffect, useEffectEvent } from 'react';
import { useStores } from '#client/stores/useStores.ts';

/** Long enough to read the notice and to check the page. */
const DURATION_MS = 20_000;

/** Warns that parts of an address are invalid: the page may differ from what the sender of the link saw. */
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
