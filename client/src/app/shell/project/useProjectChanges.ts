import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { SetupChange } from '#client/api/schemas/projectSetupSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { enterProject } from '#client/components/projects/enterProject.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { paths } from '#client/lib/paths.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

type Api = ReturnType<typeof createProjectSetupApi>;
/** What to save, and the stored state that it was based on. */
interface Renaming {
  readonly typed: Parameters<Api['rename']>[0];
  readonly from: Parameters<Api['rename']>[1];
}
interface SetupSaving {
  readonly change: SetupChange;
  readonly from: Parameters<Api['saveSetup']>[1];
}

/** Somebody else saved meanwhile: the dialog then knows what. */
function reloadAfterConflict(error: unknown, queries: QueryClient, projectId: string | null): void {
  if (!isConflict(error)) return;
  void queries.invalidateQueries({ queryKey: doorKeys.setup(projectId) });
}

/** Mutations of the current project as a whole. Reads stores: call it inside an observer. */
export function useProjectChanges(onClose: () => void) {
  const stores = useStores();
  const { projects, notices, filters } = stores;
  const api = useApi(createProjectSetupApi);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const follow = async (): Promise<void> => {
    tellOtherTabs(null);
    await projects.reload();
    await queries.invalidateQueries();
  };
  const onError = (error: unknown): void => {
    reloadAfterConflict(error, queries, projects.currentId);
  };
  return {
    rename: useFormMutation('project.settings', {
      mutationFn: ({ typed, from }: Renaming) => api.rename(typed, from),
      onError,
      onSuccess: async ({ name }) => {
        await follow();
        notices.show({ intent: 'success', messageId: 'projectSettings.renamed', values: { name } });
      },
    }),
    saveSetup: useFormMutation('project.settings', {
      mutationFn: ({ change, from }: SetupSaving) => api.saveSetup(change, from),
      onError,
      onSuccess: (setup) => {
        queries.setQueryData(doorKeys.setup(projects.currentId), setup);
        void filters.loadLists();
        void projectChanged(queries, projects.currentId);
        notices.show({ intent: 'success', messageId: 'projectSettings.setup.saved' });
      },
    }),
    archive: useMutation({
      mutationFn: (archived: boolean) => api.archive(archived),
      onSuccess: async ({ archived }) => {
        await follow();
        notices.show({
          intent: 'success',
          messageId: archived ? 'projectSettings.archived' : 'projectSettings.unarchived',
        });
      },
    }),
    remove: useMutation({
      mutationFn: async (name: string) => {
        const { id } = await api.remove(name);
        onClose();
        const next = projects.list.find((project) => project.id !== id && project.archived !== true);
        // Switches to another project before pages would request the deleted one.
        if (next === undefined) {
          await projects.reload();
        } else {
          await navigate(paths.workplace.href({ project: next.id }), { replace: true });
          enterProject(stores, next.id);
          await projects.reload();
        }
        notices.show({ intent: 'success', messageId: 'projectSettings.deleted', values: { name } });
      },
    }),
  };
}

export type ProjectChanges = ReturnType<typeof useProjectChanges>;
