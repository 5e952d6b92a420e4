import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createBrandApi } from '#client/api/brandApi.ts';
import { withKeys } from '#client/lib/rows/withKeys.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useListDraft } from '#client/stores/useListDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { brandRows, brandsOf, rowsOf, sameBrands } from './brandDraft.ts';
import type { BrandRow } from './brandDraft.ts';
import { useRecount } from './useRecount.ts';
import type { RecountKind } from './useRecount.ts';

/** Form for the brand names of a project: stored state, draft, and the recount of trying or saving it. */
export function useBrandNames(projectId: string) {
  const { projects } = useStores();
  const api = useApi(createBrandApi);
  const queries = useQueryClient();
  const stored = useQuery({ queryKey: ['brandNames', projectId], queryFn: ({ signal }) => api.list(signal) });
  const brands = stored.data?.brands;
  const draft = useListDraft(`brandNames.${projectId}`, brands && rowsOf(brands), brandRows);
  const rows = withKeys(draft.rows);

  const recount = useRecount({
    onSaved: () => {
      draft.settle();
      void (async () => {
        await stored.refetch();
        draft.discard();
        tellOtherTabs(projectId);
        // All figures of the project have changed, and the project list shows its brand.
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'brandNames' });
        await projects.reload();
      })();
    },
    // Somebody else may have saved other brands: they are merged into the form.
    onRefused: () => void stored.refetch(),
  });
  return {
    ...recount,
    error: draft.errorToTell(recount.error),
    ask: (kind: RecountKind) => {
      recount.ask(kind, brandsOf(rows), brands ?? []);
    },
    stored,
    rows,
    changed: draft.isTyped && !sameBrands(rows, rowsOf(brands ?? [])),
    /** Whether the rows include changes that somebody else saved meanwhile. */
    merged: draft.merged,
    setRows: (next: readonly BrandRow[]) => {
      recount.clear();
      draft.setRows(next);
    },
    /** Resets the form to the stored state. */
    discard: () => {
      recount.clear();
      draft.discard();
    },
  };
}

export type BrandNamesForm = ReturnType<typeof useBrandNames>;
