import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createPublicationApi } from '#client/api/publicationApi.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Deletes a publication, with undo. Reads stores: call it inside an observer. */
export function useChangeRemoval(projectId: string) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createPublicationApi);
  const queries = useQueryClient();
  const run = (what: string, work: () => Promise<unknown>): void => {
    void attempt(what, async () => {
      await work();
      await projectChanged(queries, projectId);
    });
  };
  return (id: string, title: string): void => {
    const done = intl.formatMessage({ id: 'improve.changes.removed' }, { title });
    run(intl.formatMessage({ id: 'common.removeNamed' }, { name: title }), async () => {
      const { change } = await api.remove(id);
      const undo = (): void => {
        if (projects.currentId === projectId) {
          run(`${intl.formatMessage({ id: 'improve.undo' })} · ${done}`, () => api.save(change));
        } else {
          notices.show({ intent: 'warning', messageId: 'improve.undo.otherProject' });
        }
      };
      notices.show({
        intent: 'success',
        messageId: 'improve.changes.removed',
        values: { title },
        durationMs: UNDO_MS,
        action: { labelId: 'improve.undo', run: undo },
      });
    });
  };
}
