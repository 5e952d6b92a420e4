import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createWorkplaceApi } from '#client/api/workplaceApi.ts';
import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { workplaceKeys } from '#client/queries/workplaceKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Hides the checklist of the current project, or shows it again. Reads stores: call it inside an observer. */
export function useHideChecklist() {
  const intl = useIntl();
  const { projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createWorkplaceApi);
  const queries = useQueryClient();
  const key = workplaceKeys.project(projects.currentId);
  const change = useMutation({
    mutationFn: (hidden: boolean) => api.hideChecklist(hidden),
    onSuccess: (checklist) => {
      queries.setQueryData<WorkplaceProject>(key, (before) =>
        before === undefined ? before : { ...before, checklist },
      );
    },
  });
  return {
    busy: change.isPending,
    hide: (hidden: boolean): void => {
      const what = intl.formatMessage({ id: hidden ? 'workplace.checklist.hide' : 'workplace.checklist.show' });
      void attempt(what, () => change.mutateAsync(hidden));
    },
  };
}
