import { useQueryClient } from '@tanstack/react-query';
import { createChangeApi } from '../../../api/changeApi.ts';
import { changeKeys } from '../../../components/publish/changeKeys.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** Takes a record out, which can be undone. Reads stores: call it inside an observer. */
export function useChangeRemoval(projectId: string) {
  const { notices, projects } = useStores();
  const api = useApi(createChangeApi);
  const queries = useQueryClient();
  const run = (work: Promise<unknown>): void => {
    work
      .then(() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: changeKeys.project(projectId) }),
          queries.invalidateQueries({ queryKey: ['insight', projectId] }),
        ]),
      )
      .catch((error: unknown) => {
        notices.show({ intent: 'error', messageId: errorMessageId(error) });
      });
  };
  return (id: string, title: string): void => {
    run(
      api.remove(id).then(({ change }) => {
        notices.show({
          intent: 'success',
          messageId: 'improve.changes.removed',
          values: { title },
          durationMs: UNDO_MS,
          action: {
            labelId: 'improve.undo',
            run: () => {
              if (projects.currentId === projectId) run(api.save(change));
              else notices.show({ intent: 'warning', messageId: 'improve.undo.otherProject' });
            },
          },
        });
      }),
    );
  };
}
