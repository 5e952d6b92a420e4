import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createActionApi } from '#client/api/actionApi.ts';
import type { ActionChanged } from '#client/api/actionSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Shows a message with undo. Reads stores: call it inside an observer. */
export function useActionUndo(projectId: string | null) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createActionApi);
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  // The overview leaves out actions that are settled here.
  const refresh = async (): Promise<void> => {
    tellOtherTabs(projectId);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['actions', projectId] }),
      queries.invalidateQueries({ queryKey: ['report', projectId, 'overview'] }),
    ]);
  };
  const undo = ({ id, before }: ActionChanged, done: string): void => {
    if (projects.currentId !== projectId) {
      notices.show({ intent: 'warning', messageId: 'actions.undo.otherProject' });
      return;
    }
    void attempt(`${intl.formatMessage({ id: 'actions.moved.undo' })} · ${done}`, async () => {
      await api.restore(id, before, machineZone());
      await refresh();
      setSaid(intl.formatMessage({ id: 'actions.undone' }));
    });
  };
  const tell = (messageId: MessageId, values: Readonly<Record<string, string>>, changed: ActionChanged): void => {
    const done = intl.formatMessage({ id: messageId }, values);
    setSaid(done);
    const run = (): void => {
      undo(changed, done);
    };
    const action = { labelId: 'actions.moved.undo', run } as const;
    notices.show({ intent: 'success', messageId, values, key: 'action', durationMs: UNDO_MS, action });
  };
  return { said, refresh, attempt, tell };
}
