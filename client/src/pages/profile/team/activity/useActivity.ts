import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createAuditApi } from '#client/api/auditApi.ts';
import type { AuditQuery } from '#client/api/auditApi.ts';
import type { AuditEntry } from '#client/api/schemas/auditSchemas.ts';
import { tableCsv } from '#client/components/table/tableCsv.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

/** Entries of one call; the list on screen shows the latest so many. */
const PAGE_SIZE = 1000;

type Filter = Omit<AuditQuery, 'page' | 'page_size'>;

/** The latest entries that the filter leaves, and all of them as a file. */
export function useActivity(filter: Filter) {
  const api = useApi(createAuditApi);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const query = useQuery({
    queryKey: teamKeys.activity(filter),
    queryFn: ({ signal }) => api.list({ ...filter, page: 1, page_size: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const collect = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for (let page = 1; ; page += 1) {
      const { list } = await api.list({ ...filter, page, page_size: PAGE_SIZE });
      entries.push(...list);
      if (list.length < PAGE_SIZE) return entries;
    }
  };
  const save = (name: string, columns: readonly DataColumn<AuditEntry>[]): void => {
    setFailure(null);
    setSaving(true);
    collect()
      .then((entries) => {
        saveFile(`${name}.csv`, tableCsv(columns, entries));
      })
      .catch(setFailure)
      .finally(() => {
        setSaving(false);
      });
  };
  return { query, save, isSaving, failure };
}
