import { useState } from 'react';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { CallOptions } from '../../api/http.ts';
import { createTrafficApi } from '../../api/trafficApi.ts';
import type { TrafficPagesQuery } from '../../api/trafficApi.ts';
import type { TrafficPage, TrafficPages } from '../../api/trafficSchemas.ts';
import type { DataColumn } from '../../components/table/DataColumn.ts';
import { tableCsv } from '../../components/table/tableCsv.ts';
import { usePagedRows } from '../../components/table/usePagedRows.ts';
import { safeFileName, saveFile } from '../../lib/saveFile.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { trafficKeys } from '../../queries/trafficKeys.ts';
import type { TrafficSearch } from './trafficSearch.ts';

/** A file of a table is of rows a person can still read through. */
const MOST_ROWS = 10_000;
const FILE_PAGE = 200;

type PagesQuery = FilterQuery & Omit<TrafficPagesQuery, 'page' | 'page_size'>;

function pagesQueryOf(dates: FilterQuery, { view, folder, q, gap, sort }: TrafficSearch): PagesQuery {
  const order = { ...dates, view, sort: sort.key, order: sort.order };
  if (view === 'folders') return { ...order, ...(folder === '' ? {} : { folder }) };
  return { ...order, ...(q.trim() === '' ? {} : { q: q.trim() }), ...(gap === null ? {} : { gap }) };
}

export type FileState = 'idle' | 'working' | 'failed';

/** The table of pages, of which those in sight are loaded, and all of them as a file. Call it inside an observer. */
export function useTrafficPages(dates: FilterQuery, searchState: TrafficSearch) {
  const { projects } = useStores();
  const api = useApi(createTrafficApi);
  const [file, setFile] = useState<FileState>('idle');
  const query = pagesQueryOf(dates, searchState);
  const load = (page: number, size: number, call?: CallOptions): Promise<TrafficPages> =>
    api.pages({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<TrafficPage, TrafficPages>({
    queryKey: trafficKeys.pages(projects.currentId, query),
    load,
  });
  const collect = async (name: string, columns: readonly DataColumn<TrafficPage>[]): Promise<void> => {
    const list: TrafficPage[] = [];
    for (let page = 1; list.length < MOST_ROWS; page += 1) {
      const reply = await load(page, FILE_PAGE);
      list.push(...reply.list);
      if (reply.list.length < FILE_PAGE) break;
    }
    saveFile(`${safeFileName(name)}.csv`, tableCsv(columns, list));
  };
  return {
    ...rows,
    file,
    save: (name: string, columns: readonly DataColumn<TrafficPage>[]): void => {
      setFile('working');
      collect(name, columns).then(
        () => setFile('idle'),
        () => setFile('failed'),
      );
    },
  };
}
