import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { BriefRemoved } from '#client/api/briefSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Deletes a brief, with undo. Reads stores: call it inside an observer. */
export function useRemoveBrief(projectId: string): (brief: BriefRemoved) => void {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createBriefApi);
  const queries = useQueryClient();
  const run = (what: string, work: () => Promise<unknown>): void => {
    void attempt(what, async () => {
      await work();
      await queries.invalidateQueries({ queryKey: briefKeys.project(projectId) });
    });
  };
  return ({ id, title }) => {
    const done = intl.formatMessage({ id: 'brief.removed' }, { title });
    const undo = (): void => {
      if (projects.currentId === projectId) {
        run(`${intl.formatMessage({ id: 'brief.undo' })} · ${done}`, () => api.recover(id));
      } else {
        notices.show({ intent: 'warning', messageId: 'brief.undo.otherProject' });
      }
    };
    run(intl.formatMessage({ id: 'brief.removeNamed' }, { title }), async () => {
      await api.remove(id);
      notices.show({
        intent: 'success',
        messageId: 'brief.removed',
        values: { title },
        durationMs: UNDO_MS,
        action: { labelId: 'brief.undo', run: undo },
      });
    });
  };
}
