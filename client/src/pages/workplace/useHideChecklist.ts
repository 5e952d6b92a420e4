import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkplaceProject } from '../../api/workplaceSchemas.ts';
import { createWorkplaceApi } from '../../api/workplaceApi.ts';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { workplaceKeys } from './workplaceKeys.ts';

/** Puts the checklist of the current project away, or brings it back. Reads stores: call it inside an observer. */
export function useHideChecklist() {
  const { notices, projects } = useStores();
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
    onError: (error) => {
      notices.show({ intent: 'error', messageId: errorMessageId(error) });
    },
  });
  return {
    busy: change.isPending,
    hide: (hidden: boolean): void => {
      change.mutate(hidden);
    },
  };
}
