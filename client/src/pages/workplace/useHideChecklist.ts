import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { WorkplaceProject } from '../../api/workplaceSchemas.ts';
import { createWorkplaceApi } from '../../api/workplaceApi.ts';
import { useAttempt } from '../../components/attempt/useAttempt.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { workplaceKeys } from '../../queries/workplaceKeys.ts';

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
