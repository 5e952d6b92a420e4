import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createActionApi } from '../../../api/actionApi.ts';
import type { ActionChanges, NewAction } from '../../../api/actionApi.ts';
import type { ActionBoard, ActionChanged, ActionColumn, BoardAction } from '../../../api/actionSchemas.ts';
import { viewerTimeZone } from '../../../components/filters/filterQueryOf.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import type { MessageId } from '../../../i18n/MessageId.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { actionKeys } from './actionKeys.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** The changes to a board, each with its undo. Reads stores: call it inside an observer. */
export function useActionChanges(projectId: string | null) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const api = useApi(createActionApi);
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const zone = viewerTimeZone();
  const boardKey = actionKeys.board(projectId);
  // The overview leaves out what is settled here.
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['actions', projectId] }),
      queries.invalidateQueries({ queryKey: ['insight', projectId, 'overview'] }),
    ]);
  };
  const fail = async (error: unknown): Promise<void> => {
    notices.show({ intent: 'error', messageId: errorMessageId(error) });
    await refresh();
  };
  const undo = ({ id, before }: ActionChanged): void => {
    if (projects.currentId !== projectId) {
      notices.show({ intent: 'warning', messageId: 'actions.undo.otherProject' });
      return;
    }
    const restored = async (): Promise<void> => {
      await api.restore(id, before, zone);
      await refresh();
      setSaid(intl.formatMessage({ id: 'actions.undone' }));
    };
    restored().catch(fail);
  };
  const tell = (messageId: MessageId, values: Readonly<Record<string, string>>, changed: ActionChanged): void => {
    setSaid(intl.formatMessage({ id: messageId }, values));
    notices.show({
      intent: 'success',
      messageId,
      values,
      key: 'action',
      durationMs: UNDO_MS,
      action: {
        labelId: 'actions.moved.undo',
        run: () => {
          undo(changed);
        },
      },
    });
  };
  /** The card stands in its new column at once; a refusal puts it back. */
  const showMoved = (id: string, column: ActionColumn): void => {
    queries.setQueryData<ActionBoard>(
      boardKey,
      (board) => board && { ...board, list: board.list.map((one) => (one.id === id ? { ...one, column } : one)) },
    );
  };
  return {
    /** What happened last, for those who do not see it. */
    said,
    /** @throws ApiError; the caller shows it beside the reason. Without a reason the failure is told in a notice. */
    moveTo: async (action: BoardAction, title: string, column: ActionColumn, reason?: string): Promise<void> => {
      if (reason === undefined) showMoved(action.id, column);
      try {
        const changed = await api.update(action.id, { column, ...(reason === undefined ? {} : { reason }) }, zone);
        await refresh();
        const name = intl.formatMessage({ id: `actions.column.${column}` });
        tell('actions.moved', { title, column: name }, changed);
      } catch (error) {
        if (reason !== undefined) throw error;
        await fail(error);
      }
    },
    update: async (id: string, title: string, changes: ActionChanges): Promise<void> => {
      const changed = await api.update(id, changes, zone);
      await refresh();
      tell('actions.saved', { title: changes.title ?? title }, changed);
    },
    add: async (action: NewAction): Promise<void> => {
      const changed = await api.add(action, zone);
      await refresh();
      tell('actions.added', { title: action.title }, changed);
    },
    remove: async (id: string, title: string): Promise<void> => {
      const changed = await api.remove(id, zone);
      await refresh();
      tell('actions.removed', { title }, changed);
    },
  };
}

export type ActionChangeVerbs = ReturnType<typeof useActionChanges>;
