import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createActionApi } from '#client/api/actionApi.ts';
import type { ActionChanges, NewAction } from '#client/api/actionApi.ts';
import type { ActionBoard, ActionColumn, BoardAction } from '#client/api/actionSchemas.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { actionKeys } from '#client/queries/actionKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useActionUndo } from './useActionUndo.ts';

/** The commands of the board, each with undo. Reads stores: call it inside an observer. */
export function useActionChanges(projectId: string | null) {
  const intl = useIntl();
  const api = useApi(createActionApi);
  const queries = useQueryClient();
  const { said, refresh, attempt, tell } = useActionUndo(projectId);
  const zone = machineZone();
  /** Optimistic update: the card moves at once; an error moves it back. */
  const showMoved = (id: string, column: ActionColumn): void => {
    queries.setQueryData<ActionBoard>(
      actionKeys.board(projectId),
      (board) => board && { ...board, list: board.list.map((one) => (one.id === id ? { ...one, column } : one)) },
    );
  };
  return {
    /** The last event, for screen readers. */
    said,
    /** With a reason it throws a failure, which the dialog shows; without one it shows a notice. */
    moveTo: async (action: BoardAction, title: string, column: ActionColumn, reason?: string): Promise<void> => {
      const send = async (): Promise<void> => {
        const changed = await api.update(action.id, { column, ...(reason === undefined ? {} : { reason }) }, zone);
        await refresh();
        const name = intl.formatMessage({ id: `actions.column.${column}` });
        tell('actions.moved', { title, column: name }, changed);
      };
      if (reason !== undefined) {
        await send();
        return;
      }
      await attempt(intl.formatMessage({ id: 'actions.card.move' }, { title }), async () => {
        showMoved(action.id, column);
        try {
          await send();
        } catch (error) {
          showMoved(action.id, action.column);
          await refresh();
          throw error;
        }
      });
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
