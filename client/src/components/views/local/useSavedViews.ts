import { useStored } from '#client/components/table/columns/useStored.ts';
import { cleanName } from '#client/lib/viewSearch.ts';
import { useStores } from '#client/stores/useStores.ts';
import { addView, parseViews, restoreView, viewProblem } from './savedViews.ts';
import type { SavedView, ViewProblem } from './savedViews.ts';

export interface SavedViews {
  readonly list: readonly SavedView[];
  /** Each returns why the name is invalid, or null on success. */
  readonly add: (name: string, query: string) => ViewProblem | null;
  readonly rename: (id: string, name: string) => ViewProblem | null;
  /** Immediately, with an undo in the notice. */
  readonly remove: (view: SavedView) => void;
}

/**
 * The reader's own views of a table by project, stored in this browser. Call it in an `observer`: it follows the project.
 * @param tableId identifies the table; letters and dots
 */
export function useSavedViews(tableId: string): SavedViews {
  const { projects, notices } = useStores();
  const { value: list, update } = useStored(`answerscope.views.${projects.currentId ?? 'none'}.${tableId}`, parseViews);
  return {
    list,
    add: (name, query) => {
      const problem = viewProblem(list, name, null);
      if (problem === null) update((views) => addView(views, name, query));
      return problem;
    },
    rename: (id, name) => {
      const problem = viewProblem(list, name, id);
      if (problem === null) {
        update((views) => views.map((view) => (view.id === id ? { ...view, name: cleanName(name) } : view)));
      }
      return problem;
    },
    remove: (view) => {
      const place = list.findIndex(({ id }) => id === view.id);
      update((views) => views.filter(({ id }) => id !== view.id));
      notices.show({
        intent: 'info',
        messageId: 'table.views.removed',
        values: { name: view.name },
        durationMs: 8000,
        action: {
          labelId: 'table.views.undo',
          run: () => {
            update((views) => restoreView(views, view, place));
          },
        },
      });
    },
  };
}
