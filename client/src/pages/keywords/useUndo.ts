import { useIntl } from 'react-intl';
import { useAttempt } from '../../components/attempt/useAttempt.ts';
import type { MessageId } from '../../i18n/MessageId.ts';
import { useStores } from '../../stores/useStores.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** Says what was done and offers to take it back. Reads stores: call it inside an observer. */
export function useUndo() {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const attempt = useAttempt();
  const { currentId } = projects;
  const say = (messageId: MessageId, count: number, undo?: () => Promise<unknown>): void => {
    const run = (): void => {
      // A message may stand longer than its project: the call would go to the one that is open then.
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
