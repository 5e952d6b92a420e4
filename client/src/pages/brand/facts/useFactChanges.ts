import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { ErrorMark, Fact, FactError } from '#client/api/brandCentreSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** Deletes facts, with undo, and sets the state of errors. Reads stores: call it inside an observer. */
export function useFactChanges(projectId: string) {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const refresh = (): Promise<void> => projectChanged(queries, projectId);
  const undo = (fact: Fact, done: string): void => {
    if (projects.currentId !== projectId) {
      notices.show({ intent: 'warning', messageId: 'brand.undo.otherProject' });
      return;
    }
    void attempt(`${intl.formatMessage({ id: 'brand.undo' })} · ${done}`, async () => {
      await api.saveFact(fact);
      await refresh();
    });
  };
  return {
    remove: ({ id, statement }: Fact): void => {
      void attempt(intl.formatMessage({ id: 'common.removeNamed' }, { name: statement }), async () => {
        const { fact } = await api.removeFact(id);
        const done = intl.formatMessage({ id: 'brand.facts.deleted' }, { statement });
        notices.show({
          intent: 'success',
          messageId: 'brand.facts.deleted',
          values: { statement },
          durationMs: UNDO_MS,
          action: {
            labelId: 'brand.undo',
            run: () => {
              undo(fact, done);
            },
          },
        });
        await refresh();
      });
    },
    mark: ({ id, said }: Pick<FactError, 'id' | 'said'>, mark: ErrorMark): void => {
      void attempt(intl.formatMessage({ id: 'brand.errors.statusOf' }, { said }), async () => {
        await api.markError(id, mark);
        await refresh();
      });
    },
  };
}

export type FactChanges = ReturnType<typeof useFactChanges>;
