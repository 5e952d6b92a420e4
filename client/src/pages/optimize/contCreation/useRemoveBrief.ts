import { useQueryClient } from '@tanstack/react-query';
import { createBriefApi } from '../../../api/briefApi.ts';
import type { BriefRemoved } from '../../../api/briefSchemas.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { briefKeys } from './briefKeys.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** Deletes a brief, which can be undone. Reads stores: call it inside an observer. */
export function useRemoveBrief(projectId: string): (brief: BriefRemoved) => void {
  const { notices, projects } = useStores();
  const api = useApi(createBriefApi);
  const queries = useQueryClient();
  const run = (work: Promise<unknown>): void => {
    work
      .then(() => queries.invalidateQueries({ queryKey: briefKeys.project(projectId) }))
      .catch((error: unknown) => {
        notices.show({ intent: 'error', messageId: errorMessageId(error) });
      });
  };
  return ({ id, title }) => {
    run(
      api.remove(id).then(() => {
        notices.show({
          intent: 'success',
          messageId: 'brief.removed',
          values: { title },
          durationMs: UNDO_MS,
          action: {
            labelId: 'brief.undo',
            run: () => {
              if (projects.currentId === projectId) run(api.recover(id));
              else notices.show({ intent: 'warning', messageId: 'brief.undo.otherProject' });
            },
          },
        });
      }),
    );
  };
}
