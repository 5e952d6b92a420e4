import type { MessageId } from '#client/i18n/MessageId.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Copies a text and shows a notice; also when the browser refuses, as it does outside secure contexts. */
export function useCopy(): (text: string, doneId: MessageId) => Promise<void> {
  const { notices } = useStores();
  return async (text, doneId) => {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ key: 'copy', intent: 'success', messageId: doneId });
    } catch {
      notices.show({ key: 'copy', intent: 'error', messageId: 'settings.copyFailed' });
    }
  };
}
