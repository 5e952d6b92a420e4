import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ManagedPrompt } from '../../api/managedPromptSchemas.ts';
import { useAttempt } from '../../components/attempt/useAttempt.ts';
import type { DataColumn } from '../../components/table/DataColumn.ts';
import { tableCsv } from '../../components/table/tableCsv.ts';
import { safeFileName } from '../../lib/safeFileName.ts';
import { saveFile } from '../../lib/saveFile.ts';
import type { ManagedSort } from './promptSearch.ts';

interface ExportButtonProps {
  readonly columns: readonly DataColumn<ManagedPrompt, ManagedSort>[];
  readonly loadAll: () => Promise<readonly ManagedPrompt[]>;
}

/** Exports the list as filtered and sorted, including rows not loaded yet, with the visible columns. */
export function ExportButton({ columns, loadAll }: ExportButtonProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  const title = intl.formatMessage({ id: 'charts.export.csv' });
  const load = useMutation({
    mutationFn: () =>
      attempt(title, async () => {
        const rows = await loadAll();
        saveFile(`${safeFileName(intl.formatMessage({ id: 'prompt.title' }))}.csv`, tableCsv(columns, rows));
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
