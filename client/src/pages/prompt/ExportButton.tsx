import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ManagedPrompt } from '../../api/manageSchemas.ts';
import type { DataColumn } from '../../components/table/DataColumn.ts';
import { tableCsv } from '../../components/table/tableCsv.ts';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import { safeFileName, saveFile } from '../../lib/saveFile.ts';
import { useStores } from '../../stores/useStores.ts';
import type { ManagedSort } from './promptSearch.ts';

interface ExportButtonProps {
  readonly columns: readonly DataColumn<ManagedPrompt, ManagedSort>[];
  readonly loadAll: () => Promise<readonly ManagedPrompt[]>;
}

/** Saves the list as it is narrowed and ordered, those rows too that were not loaded yet, in the columns shown. */
export function ExportButton({ columns, loadAll }: ExportButtonProps) {
  const intl = useIntl();
  const { notices } = useStores();
  const load = useMutation({
    mutationFn: loadAll,
    onSuccess: (rows) => {
      saveFile(`${safeFileName(intl.formatMessage({ id: 'prompt.title' }))}.csv`, tableCsv(columns, rows));
    },
    onError: (error) => {
      notices.show({ intent: 'error', messageId: errorMessageId(error) });
    },
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
      {intl.formatMessage({ id: 'charts.export.csv' })}
    </Button>
  );
}
