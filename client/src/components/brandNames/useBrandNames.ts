import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createBrandApi } from '../../api/brandApi.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { useTypedDraft } from '../../stores/useTypedDraft.ts';
import { brandsOf, readRows, rowsOf, sameBrands } from './brandDraft.ts';
import type { BrandRow } from './brandDraft.ts';
import { useRecount } from './useRecount.ts';
import type { RecountKind } from './useRecount.ts';

/** The names of a project's brands as a form: what is stored, what is typed, and the recount that either brings. */
export function useBrandNames(projectId: string) {
  const { projects } = useStores();
  const api = useApi(createBrandApi);
  const queries = useQueryClient();
  const { typed, setTyped, discard } = useTypedDraft(`brandNames.${projectId}`, readRows);
  const stored = useQuery({ queryKey: ['brandNames', projectId], queryFn: ({ signal }) => api.list(signal) });
  const storedRows = rowsOf(stored.data?.brands ?? []);
  const rows = typed ?? storedRows;

  const recount = useRecount(() => {
    void (async () => {
      await stored.refetch();
      discard();
      // Every figure of the project is another one now, and the list of projects names its brand.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'brandNames' });
      await projects.reload();
    })();
  });
  return {
    ...recount,
    ask: (kind: RecountKind) => {
      recount.ask(kind, brandsOf(rows));
    },
    stored,
    rows,
    changed: typed !== null && !sameBrands(typed, storedRows),
    setRows: (next: readonly BrandRow[]) => {
      recount.clear();
      setTyped(next);
    },
    /** The form shows what is stored again. */
    discard: () => {
      recount.clear();
      discard();
    },
  };
}

export type BrandNamesForm = ReturnType<typeof useBrandNames>;
