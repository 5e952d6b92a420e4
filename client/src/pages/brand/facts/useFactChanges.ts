import { useQueryClient } from '@tanstack/react-query';
import { createBrandCentreApi } from '../../../api/brandCentreApi.ts';
import type { ErrorMark, Fact } from '../../../api/brandCentreSchemas.ts';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { brandKeys } from '../brandKeys.ts';

/** How long an undo is offered beside the message. */
const UNDO_MS = 10_000;

/** Deleting facts, which can be undone, and saying what was done about errors. Reads stores: call it inside an observer. */
export function useFactChanges(projectId: string) {
  const { notices, projects } = useStores();
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const run = (work: Promise<unknown>, after: () => void = () => undefined): void => {
    work
      .then(async () => {
        after();
        await queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
      })
      .catch((error: unknown) => {
        notices.show({ intent: 'error', messageId: errorMessageId(error) });
      });
  };
  return {
    remove: ({ id, statement }: Fact) => {
      run(
        api.removeFact(id).then(({ fact }) => {
          notices.show({
            intent: 'success',
            messageId: 'brand.facts.deleted',
            values: { statement },
            durationMs: UNDO_MS,
            action: {
              labelId: 'brand.undo',
              run: () => {
                if (projects.currentId === projectId) run(api.saveFact(fact));
                else notices.show({ intent: 'warning', messageId: 'brand.undo.otherProject' });
              },
            },
          });
        }),
      );
    },
    mark: (id: string, mark: ErrorMark) => {
      run(api.markError(id, mark));
    },
  };
}

export type FactChanges = ReturnType<typeof useFactChanges>;
