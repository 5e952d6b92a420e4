import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { csvFile } from '#client/components/table/file/csvFile.ts';
import { fileName, withFacts } from '#client/components/table/file/fileFacts.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { useFileFacts } from '#client/components/table/file/useFileFacts.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import type { ManagedSort } from './promptSearch.ts';

interface ExportButtonProps {
  readonly columns: readonly DataColumn<ManagedPrompt, ManagedSort>[];
  /** Filters of the list in words. */
  readonly narrowed: readonly string[];
  readonly loadAll: () => Promise<readonly ManagedPrompt[]>;
}

/** Saves the filtered and sorted list with its visible columns, including rows that are not loaded yet. */
export function ExportButton({ columns, narrowed, loadAll }: ExportButtonProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  const factsOf = useFileFacts();
  const title = intl.formatMessage({ id: 'charts.export.csv' });
  const load = useMutation({
    mutationFn: () =>
      attempt(title, async () => {
        const facts = factsOf({}, narrowed);
        const table = tableCsv(columns, await loadAll());
        const name = fileName(facts, intl.formatMessage({ id: 'prompt.title' }));
        saveFile(`${name}.csv`, csvFile(withFacts(intl, table, facts)));
      }),
  });
  return (
    <Button
      variant="outlined"
      icon={<ExportIcon />}
      loading={load.isPending}
      onClick={() => {
        load.mutate();
      }}
    >
      {title}
    </Button>
  );
}
