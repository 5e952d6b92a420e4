import { useIntl } from 'react-intl';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Shows a message with undo. Reads stores: call it inside an observer. */
export function useUndo() {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const attempt = useAttempt();
  const { currentId } = projects;
  const say = (messageId: MessageId, count: number, undo?: () => Promise<unknown>): void => {
    const run = (): void => {
      // The message may outlive its project: the undo call would go to the project that is open by then.
      if (projects.currentId !== currentId) {
        notices.show({ intent: 'warning', messageId: 'keywords.undo.otherProject' });
        return;
      }
      const done = intl.formatMessage({ id: messageId }, { count });
      void attempt(`${intl.formatMessage({ id: 'keywords.undo' })} · ${done}`, async () => {
        await undo?.();
        notices.show({ intent: 'success', messageId: 'keywords.undone' });
      });
    };
    notices.show({
      intent: 'success',
      messageId,
      values: { count },
      ...(undo === undefined ? {} : { durationMs: UNDO_MS, action: { labelId: 'keywords.undo', run } }),
    });
  };
  return { say, attempt };
}
